// swift-format-ignore-file
// The two names of Combine that a view model uses; Linux has no Combine.

import Foundation

public protocol ObservableObject: AnyObject {}

@propertyWrapper
public struct Published<Value> {
  public var wrappedValue: Value

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
