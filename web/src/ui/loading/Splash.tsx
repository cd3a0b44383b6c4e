import { BrandMark } from "../drawings/BrandMark.tsx";

/** Shown until the app knows which page to show. `index.html` starts with the same content. */
export function Splash() {
  return (
    <div className="splash">
      <BrandMark size={56} />
    </div>
  );
}
