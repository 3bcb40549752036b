import SwiftUI

struct Board: Equatable {
  enum Mark: String { case cross = "×", nought = "○" }

  private(set) var cells = [Mark?](repeating: nil, count: 9)
  private(set) var turn = Mark.cross

  private static let lines: [[Int]] =
    (0..<3).map { row in (0..<3).map { row * 3 + $0 } }
    + (0..<3).map { column in (0..<3).map { $0 * 3 + column } } + [[0, 4, 8], [2, 4, 6]]

  var winner: Mark? {
    for line in Self.lines {
      if let mark = cells[line[0]], line.allSatisfy({ cells[$0] == mark }) { return mark }
    }
    return nil
  }

  var isFull: Bool { !cells.contains(nil) }

  subscript(cell: Int) -> Mark? { cells[cell] }

  mutating func play(_ cell: Int) {
    guard cells[cell] == nil, winner == nil else { return }
    cells[cell] = turn
    turn = turn == .cross ? .nought : .cross
  }
}

struct TicTacToe: View {
  @State private var board = Board()
  @State private var wins: [Board.Mark: Int] = [:]

  var body: some View {
    VStack(spacing: 12) {
      Text(title).font(.title3)
      VStack(spacing: 2) {
        ForEach(0..<3) { row in
          HStack(spacing: 2) {
            ForEach(0..<3) { column in
              cell(row * 3 + column)
            }
          }
        }
      }
      .background(Color.black)
      .fixedSize()
      Button("New game") { board = Board() }.id("new game")
    }
    .onChange(of: board.winner) { winner in
      if let winner = winner { wins[winner, default: 0] += 1 }
    }
  }

  private var title: String {
    if let winner = board.winner {
      return "\(winner.rawValue) wins (\(wins[winner, default: 0]))"
    }
    return board.isFull ? "Draw" : "\(board.turn.rawValue) to play"
  }

  private func cell(_ index: Int) -> some View {
    Text(board[index]?.rawValue ?? " ")
      .font(.system(size: 30, weight: .bold))
      .foregroundColor(board[index] == .cross ? .red : .blue)
      .frame(width: 44, height: 44)
      .background(Color.white)
      .onTapGesture { board.play(index) }
      .id("cell \(index)")
  }
}

#Preview { TicTacToe() }
