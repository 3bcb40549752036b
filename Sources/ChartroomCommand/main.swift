print("chartroom")
