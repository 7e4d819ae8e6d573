import ConformCommand

Conform.main(subjects: UnrulySubjects.all + [OddScreen.subject])
