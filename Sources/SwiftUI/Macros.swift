/// Declares a preview of a view.
///
/// A program lists its previews and renders them with `_ProgramPreview`.
///
/// - Parameters:
///   - name: The name of the preview; `nil` by default.
///   - body: A view builder that creates the view.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "ChartroomMacros", type: "PreviewMacro")

/// Declares a preview of a view with traits such as its size.
///
/// - Parameters:
///   - name: The name of the preview; `nil` by default.
///   - traits: A trait of the presentation.
///   - additionalTraits: Further traits, which override the first one.
///   - body: A view builder that creates the view.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "ChartroomMacros", type: "PreviewMacro")

/// Allows a dynamic property, such as one with `@State`, to be declared in the closure of `#Preview`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "ChartroomMacros", type: "PreviewableMacro")

/// Creates an entry in `EnvironmentValues`, `Transaction` or `ContainerValues` from a property with a default
/// value, and in `FocusedValues` from an optional property.
///
///     extension EnvironmentValues {
///       @Entry var accent: Color = .blue
///     }
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "ChartroomMacros", type: "EntryMacro")

/// Makes a type `Animatable`, with its stored variables as the animatable data.
///
/// A variable needs a type that is `Animatable`, written after its name, unless it is clear from the initial value.
/// Those with `@AnimatableIgnored` or another attribute, such as `@State`, are not animated.
///
///     @Animatable
///     struct Arc: Shape {
///       var start: Angle
///       var end: Angle
///       @AnimatableIgnored var isClockwise: Bool
@attached(member, names: named(animatableData))
@attached(extension, conformances: Animatable)
public macro Animatable() = #externalMacro(module: "ChartroomMacros", type: "AnimatableMacro")

/// Excludes a stored variable from the animatable data of a type with `@Animatable`.
@attached(peer)
public macro AnimatableIgnored() =
  #externalMacro(module: "ChartroomMacros", type: "AnimatableIgnoredMacro")
