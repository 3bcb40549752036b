// ChartroomUI
