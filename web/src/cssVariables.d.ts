import "react";

declare module "react" {
  /** CSS variables that components set in `style`. */
  interface CSSProperties {
    readonly "--columns"?: number;
    readonly "--wine"?: string | undefined;
  }
}
