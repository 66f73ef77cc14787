// swift-format-ignore-file
@_exported public import Foundation
@_exported public import Observation
@_exported public import UIKit

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}
extension Never: View { public var body: Never { fatalError() } }
public protocol Primitive: View where Body == Never {}
extension Primitive { public var body: Never { fatalError() } }
public struct EmptyView: Primitive { public init() {} }
public struct TupleView<each Content: View>: Primitive {}
public struct ConditionalView<First: View, Second: View>: Primitive {}
extension Optional: View where Wrapped: View { public var body: Never { fatalError() } }
@resultBuilder public enum ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildExpression<V: View>(_ view: V) -> V { view }
  public static func buildBlock<V: View>(_ view: V) -> V { view }
  @_disfavoredOverload public static func buildBlock<each V: View>(_ view: repeat each V) -> TupleView<repeat each V> { fatalError() }
  public static func buildIf<V: View>(_ view: V?) -> V? { view }
  public static func buildEither<A: View, B: View>(first: A) -> ConditionalView<A, B> { fatalError() }
  public static func buildEither<A: View, B: View>(second: B) -> ConditionalView<A, B> { fatalError() }
}
@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene
  @MainActor @preconcurrency var body: Body { get }
}
extension Never: Scene {}
@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}
extension App { @MainActor public static func main() {} }
public struct WindowGroup<Content: View>: Scene {
  public init(@ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError() }
}

// State and environment
@propertyWrapper public struct State<Value> {
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public var wrappedValue: Value { get { fatalError() } nonmutating set {} }
}
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint> {
  public init(wrappedValue: Value) {}
  public var wrappedValue: Value { fatalError() }
}
@propertyWrapper public struct Environment<Value> {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}
  public var wrappedValue: Value { fatalError() }
}
public struct EnvironmentValues {
  public var scenePhase: ScenePhase { fatalError() }
  public var dynamicTypeSize: DynamicTypeSize { get { fatalError() } set {} }
}
public enum ScenePhase: Comparable, Sendable { case background, inactive, active }
public enum DynamicTypeSize: Comparable, Sendable {
  case large, accessibility1
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

// Values
public struct Color: Primitive, ShapeStyle, Sendable {
  public static let green = Color(), gray = Color(), orange = Color(), red = Color(), white = Color(), black = Color()
  public func opacity(_ opacity: Double) -> Color { self }
}
public protocol ShapeStyle: Sendable {}
public struct HierarchicalShapeStyle: ShapeStyle { public init() {} }
public struct Material: ShapeStyle { public init() {} }
extension ShapeStyle where Self == HierarchicalShapeStyle { public static var secondary: HierarchicalShapeStyle { .init() } }
extension ShapeStyle where Self == Material { public static var thinMaterial: Material { .init() } }
extension ShapeStyle where Self == Color {
  public static var white: Color { fatalError() }
  public static var black: Color { fatalError() }
}
public struct Font: Sendable { public static let subheadline = Font(), callout = Font(), caption = Font(), title2 = Font(), headline = Font() }
public struct HorizontalAlignment: Sendable { public static let leading = HorizontalAlignment(), center = HorizontalAlignment() }
public struct VerticalAlignment: Sendable { public static let center = VerticalAlignment(), firstTextBaseline = VerticalAlignment() }
public struct Alignment: Sendable { public static let center = Alignment(), leading = Alignment(), bottom = Alignment(), topTrailing = Alignment() }
public enum ContentMode: Sendable { case fit, fill }
public struct EdgeInsets: Sendable {}
public struct AccessibilityTraits: Sendable { public static let isHeader = AccessibilityTraits(), updatesFrequently = AccessibilityTraits() }
public struct AccessibilityChildBehavior: Sendable { public static let ignore = AccessibilityChildBehavior(), combine = AccessibilityChildBehavior() }
public struct SensoryFeedback: Equatable, Sendable { public static let success = SensoryFeedback(), warning = SensoryFeedback(), error = SensoryFeedback() }
public enum AccessibilityNotification {
  public struct Announcement { public init(_ text: String) {}; public func post() {} }
}
public protocol TextSelectability { static var allowsSelection: Bool { get } }
public struct EnabledTextSelectability: TextSelectability { public static let allowsSelection = true; public init() {} }
extension TextSelectability where Self == EnabledTextSelectability { public static var enabled: EnabledTextSelectability { .init() } }
public struct LocalizedStringKey: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}
  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation(_ value: String) {}
    public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String {}
  }
}

// Views
public protocol Shape: View, Sendable {}
extension Shape { public func stroke<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1) -> some View { EmptyView() } }
public struct RoundedRectangle: Shape, Primitive { public init(cornerRadius: CGFloat) {} }
public struct Text: Primitive {
  public init(_ key: LocalizedStringKey) {}
  @_disfavoredOverload public init<S: StringProtocol>(_ text: S) {}
}
public struct Image: Primitive { public init(systemName: String) {} }
public struct Label<Title: View, Icon: View>: Primitive {}
extension Label where Title == Text, Icon == Image {
  public init(_ key: LocalizedStringKey, systemImage: String) {}
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage: String) {}
}
public struct Button<Content: View>: Primitive {
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Content) {}
}
extension Button where Content == Text {
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {}
  public init(_ key: LocalizedStringKey, action: @escaping @MainActor () -> Void) {}
}
public struct VStack<Content: View>: Primitive { public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {} }
public struct ScrollView<Content: View>: Primitive { public init(@ViewBuilder content: () -> Content) {} }
public struct NavigationStack<Content: View>: Primitive { public init(@ViewBuilder root: () -> Content) {} }
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: Primitive {}
extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
}
public protocol Layout: Sendable {}
public struct VStackLayout: Layout { public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {} }
public struct HStackLayout: Layout { public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {} }
public struct AnyLayout: Layout {
  public init<L: Layout>(_ layout: L) {}
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View { content() }
}
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  typealias Context = UIViewRepresentableContext<Self>
  @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType
  @MainActor @preconcurrency func updateUIView(_ uiView: UIViewType, context: Context)
}
extension UIViewRepresentable { public var body: Never { fatalError() } }
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {}
public protocol ToolbarContent {}
public struct ToolbarItem<Content: View>: ToolbarContent { public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {} }
public struct ToolbarItemPlacement: Sendable { public static let automatic = ToolbarItemPlacement(), topBarTrailing = ToolbarItemPlacement() }
@resultBuilder public enum ToolbarContentBuilder {
  public static func buildBlock<C: ToolbarContent>(_ content: C) -> C { content }
  public static func buildIf<C: ToolbarContent>(_ content: C?) -> C? { content }
}
extension Optional: ToolbarContent where Wrapped: ToolbarContent {}

// Modifiers
extension View {
  public func padding(_ length: CGFloat? = nil) -> some View { self }
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View { self }
  public func frame(minWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center) -> some View { self }
  public func font(_ font: Font?) -> some View { self }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
  public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View { self }
  public func clipShape<S: Shape>(_ shape: S) -> some View { self }
  public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View { self }
  public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View { self }
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
  public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some View { self }
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { self }
  public func toolbar<C: ToolbarContent>(@ToolbarContentBuilder content: () -> C) -> some View { self }
  public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (_ old: V, _ new: V) -> Void) -> some View { self }
  public func sensoryFeedback<T: Equatable>(trigger: T, _ feedback: @escaping (_ old: T, _ new: T) -> SensoryFeedback?) -> some View { self }
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { self }
  public func accessibilityHidden(_ hidden: Bool) -> some View { self }
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }
}
