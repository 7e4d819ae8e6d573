/// How the site looks: light or dark, on a wide window, on a telephone and on paper.
enum SiteStyle {
  static let text = """
    :root {
      color-scheme: light dark;
      --ground: #ffffff; --raised: #f6f8fa; --ink: #1f2328; --quiet: #59636e; --line: #d1d9e0;
      --link: #0550ae; --good: #1a7f37; --bad: #c11f2a; --warn: #8a5a00; --calm: #57606a;
      --good-ground: #dafbe1; --bad-ground: #ffebe9; --warn-ground: #fff4d6; --calm-ground: #eaeef2;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --ground: #0d1117; --raised: #161b22; --ink: #e6edf3; --quiet: #9198a1; --line: #30363d;
        --link: #79c0ff; --good: #56d364; --bad: #ff8b85; --warn: #e3b341; --calm: #b1bac4;
        --good-ground: #12261e; --bad-ground: #301b1e; --warn-ground: #2b2211; --calm-ground: #21262d;
      }
    }
    * { box-sizing: border-box; }
    body {
      margin: 0; background: var(--ground); color: var(--ink); line-height: 1.5;
      font-family: system-ui, -apple-system, "Segoe UI", "DejaVu Sans", sans-serif; font-size: 1rem;
    }
    header, main, footer { max-width: 76rem; margin: 0 auto; padding: 0 1.25rem; }
    nav {
      display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: baseline;
      padding: .9rem 0; border-bottom: 1px solid var(--line);
    }
    .home { font-weight: 600; text-decoration: none; }
    .skip { position: absolute; left: -100rem; }
    .skip:focus { left: 1rem; top: .5rem; background: var(--ground); padding: .25rem .5rem; }
    h1 { font-size: 1.45rem; line-height: 1.3; margin: 1.5rem 0 .75rem; overflow-wrap: anywhere; }
    h2 { font-size: 1.15rem; margin: 2.25rem 0 .75rem; }
    p { margin: .5rem 0; max-width: 60rem; overflow-wrap: anywhere; }
    a { color: var(--link); }
    a:focus-visible, summary:focus-visible, input:focus-visible, .scroll:focus-visible {
      outline: 2px solid var(--link); outline-offset: 2px;
    }
    code, pre { font-family: ui-monospace, "DejaVu Sans Mono", Menlo, monospace; font-size: .875em; }
    code { overflow-wrap: anywhere; }
    pre { margin: 0; padding: .75rem 1rem; background: var(--raised); min-width: max-content; }
    footer { color: var(--quiet); padding-bottom: 2rem; }
    footer p { border-top: 1px solid var(--line); max-width: none; margin-top: 3rem; padding-top: .75rem; }
    .scroll { overflow-x: auto; border: 1px solid var(--line); border-radius: 6px; }
    table { border-collapse: collapse; width: 100%; }
    th, td { padding: .35rem .75rem; text-align: left; vertical-align: top; border-top: 1px solid var(--line); }
    thead th { background: var(--raised); border-top: 0; white-space: nowrap; font-size: .9rem; }
    tbody th { font-weight: 400; }
    tbody th code { overflow-wrap: normal; white-space: nowrap; }
    .number { text-align: right; font-variant-numeric: tabular-nums; }
    .none { color: var(--quiet); }
    .numbers { display: flex; flex-wrap: wrap; gap: .75rem; margin: 1rem 0; }
    .number-box { background: var(--raised); border: 1px solid var(--line); border-radius: 6px; padding: .4rem .9rem; }
    dt { color: var(--quiet); font-size: .875rem; }
    dd { margin: 0; font-size: 1.25rem; font-variant-numeric: tabular-nums; }
    .level, .state, .outcome {
      font-size: .85rem; font-weight: 600; border-radius: 4px; padding: .1rem .4rem; white-space: nowrap;
      background: var(--calm-ground); color: var(--calm);
    }
    h1 .level { font-size: .95rem; vertical-align: .1em; }
    .must, .failed, .broken { --tone: var(--bad); --tone-ground: var(--bad-ground); }
    .should, .conditional, .waived { --tone: var(--warn); --tone-ground: var(--warn-ground); }
    .passed { --tone: var(--good); --tone-ground: var(--good-ground); }
    .incomplete, .untried { --tone: var(--calm); --tone-ground: var(--calm-ground); }
    .level, .state, .outcome { background: var(--tone-ground); color: var(--tone); }
    .cards { list-style: none; padding: 0; margin: 0; display: grid; gap: .75rem; }
    .card { border: 1px solid var(--line); border-left: 4px solid var(--tone); border-radius: 6px; padding: .5rem 1rem; }
    .filter { border: 0; padding: 0; margin: 0 0 .6rem; display: flex; flex-wrap: wrap; gap: .2rem 1.1rem; }
    .filter legend { float: left; padding: 0; margin-right: 1.1rem; color: var(--quiet); }
    .filter label { white-space: nowrap; }
    .search { display: block; margin: 1rem 0; }
    .search input {
      font: inherit; color: inherit; background: var(--raised); border: 1px solid var(--line);
      border-radius: 6px; padding: .35rem .6rem; width: min(28rem, 100%);
    }
    [hidden] { display: none !important; }
    .witnesses { list-style: none; padding: 0; }
    .witnesses li { border-left: 4px solid var(--bad); padding-left: .75rem; margin: .35rem 0; }
    .remedy { background: var(--raised); border: 1px solid var(--line); border-radius: 6px; padding: .6rem 1rem; }
    .figures { display: grid; gap: 1.25rem; grid-template-columns: repeat(auto-fit, minmax(min(30rem, 100%), 1fr)); align-items: start; }
    figure { margin: 0; min-width: 0; }
    figure img { display: block; height: auto; max-width: none; }
    figcaption { color: var(--quiet); margin-top: .35rem; overflow-wrap: anywhere; }
    details { margin: .6rem 0; }
    summary { cursor: pointer; overflow-wrap: anywhere; }
    .names { columns: 22rem; padding-left: 1.2rem; }
    .part + .part { border-top: 1px solid var(--line); margin-top: 2.5rem; }
    @media (max-width: 40rem) {
      header, main, footer { padding: 0 .85rem; }
      th, td { padding: .35rem .5rem; }
      .names { columns: 1; }
    }
    @media print {
      .filter, .search, .skip, nav { display: none; }
      .scroll { overflow: visible; border: 0; }
      .card, figure, tr { break-inside: avoid; }
      a { color: inherit; }
      figure img { max-width: 100%; }
    }

    """
}
