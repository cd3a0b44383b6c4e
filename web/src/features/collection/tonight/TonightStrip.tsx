import { CloseButton } from "@mantine/core";
import { IconBell, IconClockHour4, IconGlassFull, IconTruckDelivery } from "@tabler/icons-react";
import { useLayoutEffect, useMemo } from "react";
import { useCellar } from "../../../engine/index.ts";
import { i18n } from "../../../language/i18n.ts";
import { useReminders } from "../../../parts/drinking-window/useReminders.ts";
import { Link } from "../../../ui/page/Link.tsx";
import classes from "./Tonight.module.css";
import { type TonightLine, tonightLines } from "./tonightLines.ts";

const ICONS: Record<TonightLine["kind"], typeof IconBell> = {
  open: IconGlassFull,
  soon: IconClockHour4,
  ready: IconBell,
  order: IconTruckDelivery,
};

interface TonightStripProps {
  readonly onKnown: (isShown: boolean) => void;
  readonly onClose: () => void;
}

export function TonightStrip({ onKnown, onClose }: TonightStripProps) {
  const cellar = useCellar();
  const known = useReminders(cellar.kind === "ready" ? cellar.wines : undefined);
  const lines = useMemo(() => known && tonightLines(known), [known]);
  const isShown = lines && lines.length > 0;
  useLayoutEffect(() => {
    if (isShown !== undefined) onKnown(isShown);
  }, [isShown, onKnown]);

  if (!isShown) return null;
  return (
    <section aria-label={i18n._("Tonight")} className={classes["strip"]}>
      <h2>{i18n._("Tonight")}</h2>
      <ul>
        {lines.map(({ kind, words, address }) => {
          const Icon = ICONS[kind];
          return (
            <li key={words}>
              <Link to={address}>
                <Icon aria-hidden size={20} stroke={1.75} />
                <bdi>{words}</bdi>
              </Link>
            </li>
          );
        })}
      </ul>
      <CloseButton
        aria-label={i18n._("Close Tonight for today")}
        iconSize={20}
        size={44}
        onClick={onClose}
      />
    </section>
  );
}
