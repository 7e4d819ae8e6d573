print("nothing is judged yet")
