/// What makes filters work: without it everything is shown, and nothing is missing.
enum SiteScript {
  static let text = """
    "use strict";
    (() => {
      const hides = (row, key, value) => {
        row.dataset[key] = value ? "yes" : "";
        row.hidden = row.dataset.filtered === "yes" || row.dataset.missed === "yes";
      };
      for (const part of document.querySelectorAll(".filtered")) {
        const boxes = [...part.querySelectorAll("input[data-shows]")];
        const apply = () => {
          const shown = new Set(boxes.filter((box) => box.checked).map((box) => box.dataset.shows));
          for (const row of part.querySelectorAll("[data-kind]")) {
            hides(row, "filtered", boxes.length > 0 && !shown.has(row.dataset.kind));
          }
        };
        for (const box of boxes) box.addEventListener("change", apply);
        apply();
      }
      const rows = [...document.querySelectorAll("[data-words]")];
      const heading = document.querySelector("main h1");
      if (rows.length > 12 && heading) {
        const label = document.createElement("label");
        label.className = "search";
        label.append("Find a rule, style or subject: ");
        const field = document.createElement("input");
        field.type = "search";
        label.append(field);
        (document.querySelector(".explained") || heading).after(label);
        field.addEventListener("input", () => {
          const words = field.value.toLowerCase().split(/\\s+/).filter(Boolean);
          for (const row of rows) {
            const text = row.dataset.words.toLowerCase();
            hides(row, "missed", !words.every((word) => text.includes(word)));
          }
        });
      }
      window.addEventListener("beforeprint", () => {
        for (const details of document.querySelectorAll("details")) details.open = true;
      });
    })();

    """
}
