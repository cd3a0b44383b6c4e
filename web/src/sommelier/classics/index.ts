import type { Classic } from "./Classic.ts";
import { DAIRY_CLASSICS } from "./dairy.ts";
import { DESSERT_CLASSICS } from "./desserts.ts";
import { GARDEN_CLASSICS } from "./garden.ts";
import { KITCHEN_CLASSICS } from "./kitchens.ts";
import { MEAT_CLASSICS } from "./meats.ts";
import { SEA_CLASSICS } from "./sea.ts";

const TABLES = {
  ...SEA_CLASSICS,
  ...MEAT_CLASSICS,
  ...GARDEN_CLASSICS,
  ...DAIRY_CLASSICS,
  ...KITCHEN_CLASSICS,
  ...DESSERT_CLASSICS,
};

/** The kinds of food that classic partners are known for. */
export type Family = keyof typeof TABLES;

/** Classic partners by kind of food. */
export const CLASSICS: Readonly<Record<Family, Classic>> = TABLES;
