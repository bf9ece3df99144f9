/** What a journey needs of a browser; each engine implements it by its own protocol. */
export interface Driver {
  /** Starts a navigation, without waiting for its end. */
  open(address: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /** Evaluates an expression in the page; the result, or what its promise resolves to, is plain data. */
  evaluate(expression: string): Promise<unknown>;
  /** Clicks at a position of the window in CSS pixels. */
  click(x: number, y: number): Promise<void>;
  /** Presses and releases one key after the other. */
  type(keys: readonly Key[]): Promise<void>;
  /** Sets the size of the page's window in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

/** A character, or the name of a key as in `KeyboardEvent.key`. */
export type Key = string;

export interface Engine {
  /** Opens an empty tab that shares nothing with the others. */
  newTab(): Promise<Driver>;
  stop(): Promise<void>;
}

/** WebDriver's code points for keys that are no characters. */
const CODE_POINTS: Record<string, string> = {
  Tab: "\uE004",
  Enter: "\uE007",
  Escape: "\uE00C",
  End: "\uE010",
  Home: "\uE011",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
};

/** The actions of a click, as WebDriver and WebDriver BiDi both define them. */
export const clickActions = (x: number, y: number) => [
  {
    type: "pointer",
    id: "mouse",
    parameters: { pointerType: "mouse" },
    actions: [
      { type: "pointerMove", x: Math.round(x), y: Math.round(y) },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ],
  },
];

/** The actions of key presses, as WebDriver and WebDriver BiDi both define them. */
export const keyActions = (keys: readonly Key[]) => [
  {
    type: "key",
    id: "keyboard",
    actions: keys
      .map((key) => CODE_POINTS[key] ?? key)
      .flatMap((value) => [
        { type: "keyDown", value },
        { type: "keyUp", value },
      ]),
  },
];
