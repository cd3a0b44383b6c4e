import { i18n } from "../../../language/i18n.ts";
import steps from "../../../parts/wine-controls/wineControls.module.css";

interface FoundStepperProps {
  readonly name: string;
  readonly found: number;
  /**
   * Number of bottles recorded in this place. `undefined` for a wine that has none recorded here.
   */
  readonly of?: number;
  readonly onChange: (found: number) => void;
}

export function FoundStepper({ name, found, of, onChange }: FoundStepperProps) {
  return (
    <div className={steps["stepper"]}>
      <button
        type="button"
        aria-label={i18n._("One less found of {name}", { name })}
        className={steps["less"]}
        disabled={found <= 0}
        onClick={() => {
          onChange(found - 1);
        }}
      />
      <span className={steps["count"]}>
        {of === undefined
          ? found
          : i18n._("{found} of {of}", { found: String(found), of: String(of) })}
      </span>
      <button
        type="button"
        aria-label={i18n._("One more found of {name}", { name })}
        className={steps["more"]}
        onClick={() => {
          onChange(found + 1);
        }}
      />
    </div>
  );
}
