interface BenchPlace {
  readonly name: string;
  readonly parentId: string | null;
  readonly kind: "room" | "rack";
  readonly rows: number | null;
  readonly columns: number | null;
  readonly depth: null;
}

const ROOMS = 5;
const RACKS = 5;

/** Places of each benchmark cellar: every room, followed by its racks. */
export const PLACES: readonly (BenchPlace & { readonly id: string })[] = Array.from(
  { length: ROOMS * (RACKS + 1) },
  (_, number) => {
    const [room, rack] = [Math.floor(number / (RACKS + 1)), number % (RACKS + 1)];
    const id = idOf(1, number);
    const noLayout = { rows: null, columns: null, depth: null } as const;
    if (rack === 0) {
      return { id, name: `Room ${String(room + 1)}`, parentId: null, kind: "room", ...noLayout };
    }
    const sizes = { rows: 20, columns: 20, depth: null };
    const name = `Rack ${String(rack)} of ${String(room + 1)}`;
    return { id, name, parentId: idOf(1, number - rack), kind: "rack", ...sizes };
  },
);

/**
 * One to five lots of a wine, the same in each run. Each lot after the first has one bottle; the
 * first lot has the other bottles.
 */
export function lotsOf(
  number: number,
  { bottleId, quantity }: { readonly bottleId: string; readonly quantity: number },
): readonly object[] {
  const count = lotCount(number, quantity);
  return Array.from({ length: count }, (_, at) => ({
    id: at === 0 ? bottleId : idOf(2, number * 5 + at),
    bottles: at === 0 ? quantity - count + 1 : 1,
    millilitres: at === 1 ? 1500 : 750,
    placeId: placeOf(number, at)?.id ?? null,
    position: `${String.fromCharCode(65 + (number % 20))}${String(1 + at)}`,
    state: "held",
    boughtOn: `20${String(10 + (number % 15))}-0${String(1 + at)}-15`,
    arrivesOn: null,
    shop: null,
    price: { minor: 1_500 + (number % 200) * 25, currency: "EUR" },
    note: null,
    foreignId: null,
  }));
}

/** Names of the places that contain a wine's bottles, and of the rooms around them. */
export function placeNamesOf(number: number, quantity: number): readonly string[] {
  const storedIn = Array.from({ length: lotCount(number, quantity) }, (_, at) =>
    placeOf(number, at),
  );
  return storedIn.flatMap((place) => {
    const room = PLACES.find(({ id }) => id === place?.parentId);
    return [place?.name ?? "", room?.name ?? ""];
  });
}

function lotCount(number: number, quantity: number): number {
  return Math.min(1 + (number % 5), Math.max(1, quantity));
}

function placeOf(number: number, lot: number) {
  return PLACES[(number + lot) % PLACES.length];
}

/** A UUID that is the same in each run. `family` is the first digit of the UUID. */
function idOf(family: number, number: number): string {
  return `${String(family)}0000000-0000-4000-8000-${number.toString(16).padStart(12, "0")}`;
}
