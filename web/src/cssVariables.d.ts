import "react";

declare module "react" {
  interface CSSProperties {
    readonly "--columns"?: number;
    readonly "--wine"?: string | undefined;
  }
}
