import SwiftUI

/// The screens that use types of UIKit and services of the system.
@MainActor
func systemScreens() -> [Screen] {
  [
    Screen("palette", texts: ["Brand", "#1E7A55", "#0088FF", "Tinted"]) { PaletteScreen() },
    Screen(
      "device", texts: ["iOS 18.0", "Phone", "Screen: 393 pt at 3x", "Height: 5.9 ft", "70.7°F"],
      tapping: ["copy"], then: ["Copied", "ID 42"]
    ) { DeviceScreen() },
    Screen(
      "loading", texts: ["Finish"], tapping: ["finish"], then: ["No Articles", "Pull to refresh."]
    ) { LoadingScreen() },
    Screen(
      "photo strip", texts: ["Photo 0", "side by side", "at 0"], tapping: ["last", "layout"],
      then: ["stacked", "at 7"]
    ) { PhotoStripScreen() },
    Screen(
      "document", texts: ["Document", "Back", "Done", "Import…"], tapping: ["rename", "import"],
      then: ["Import…"]
    ) { DocumentScreen() },
    Screen(
      "rating", texts: ["Your rating", "2 of 5"], tapping: ["star 4"], then: ["4 of 5"]
    ) { StarSketchScreen() },
    Screen(
      "board", texts: ["Today", "Paint the hull", "3 cards", "Later", "As table"],
      tapping: ["table", "top"], then: ["As lines", "12"]
    ) { BoardScreen() },
    Screen("board preview", texts: ["Today"]) { Studio_Previews.previews },
    Screen(
      "studio", texts: ["Tracks", "2 new", "New", "Now playing", "2 tracks", "Sort"],
      tapping: ["remove"], then: ["Remove all tracks?", "Don’t ask again", "Cancel"]
    ) { StudioScreen() },
    Screen(
      "playlist", texts: ["Playlist", "Low tide", "2 styles", "Charts"], tapping: ["hint"],
      then: ["Drag a song to move it"]
    ) { PlaylistScreen() },
    Screen("edited rows", texts: ["Lanterns"]) {
      EditedRows(songs: .constant([Song(id: 2, title: "Lanterns")]))
    },
    Screen(
      "own types", texts: ["quiet", "wine", "Oak", "Own log", "end"], tapping: ["switch"],
      then: ["loud"]
    ) { OwnTypesScreen() },
  ]
}
