/** Fields whose value suggests values for other fields. */
export type ImplyingField = "region" | "producer";

export const IMPLIED_FIELDS = ["country", "region", "type", "varietal"] as const;

export type ImpliedValues = Partial<Record<(typeof IMPLIED_FIELDS)[number], string>>;
