import "react";

declare module "react" {
  /** Variables of a style sheet that an element sets. */
  interface CSSProperties {
    readonly "--columns"?: number;
    readonly "--wine"?: string | undefined;
  }
}
