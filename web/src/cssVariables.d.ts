import "react";

declare module "react" {
  /** Variables of a style sheet, in an element's style. */
  interface CSSProperties extends Readonly<Record<`--${string}`, string | number | undefined>> {}
}
