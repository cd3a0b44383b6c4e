import { BrandMark } from "../drawings/BrandMark.tsx";

/** What stands for the first page until it is known which one that is; `index.html` begins with it. */
export function Splash() {
  return (
    <div className="splash">
      <BrandMark size={56} />
    </div>
  );
}
