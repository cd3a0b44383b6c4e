import type { Price, Valuation, Wine } from "sync-protocol";
import type { CountedLot } from "../counting/statistics.ts";
import { converted, hasRate, type Rates } from "./rates.ts";

export interface Sum extends Price {
  readonly bottles: number;
}

/** The current value and the price paid, of bottles for which both are known. */
export interface Gain {
  readonly value: Price;
  readonly paid: Price;
  readonly bottles: number;
}

/** What the bottles of a cellar are worth [W16: worth]. Nothing is converted. */
export interface Worth {
  /** One sum per currency. The currency with the most bottles comes first. */
  readonly values: readonly Sum[];
  /** Number of bottles without a valuation. The sums exclude these bottles. */
  readonly unvalued: number;
  /** One gain per pair of currencies of value and price, most bottles first. */
  readonly gains: readonly Gain[];
  readonly unpriced: number;
}

/** Valuations by day, newest first. Of one day, the valuation added last comes first. */
export function newestFirst(valuations: readonly Valuation[]): readonly Valuation[] {
  return valuations.toReversed().toSorted((a, b) => Number(a.day < b.day) - Number(a.day > b.day));
}

export function valuationFor(
  { valuations }: Pick<Wine, "valuations">,
  millilitres: number,
): Valuation | undefined {
  return newestFirst(valuations).find((one) => one.millilitres === millilitres);
}

export function countWorth(held: readonly CountedLot[]): Worth {
  const values = new Map<string, Sum>();
  const gains = new Map<string, Gain>();
  let [unvalued, unpriced] = [0, 0];
  for (const { wine, lot } of held) {
    const { bottles, price } = lot;
    const value = valuationFor(wine, lot.millilitres)?.price;
    if (!value) {
      unvalued += bottles;
      continue;
    }
    const sum = values.get(value.currency) ?? { ...value, minor: 0, bottles: 0 };
    values.set(value.currency, { ...plus(sum, value, bottles), bottles: sum.bottles + bottles });
    if (!price) {
      unpriced += bottles;
      continue;
    }
    const key = `${value.currency} ${price.currency}`;
    const gain = gains.get(key) ?? {
      value: { ...value, minor: 0 },
      paid: { ...price, minor: 0 },
      bottles: 0,
    };
    gains.set(key, {
      value: plus(gain.value, value, bottles),
      paid: plus(gain.paid, price, bottles),
      bottles: gain.bottles + bottles,
    });
  }
  const byBottles = (a: { bottles: number }, b: { bottles: number }) => b.bottles - a.bottles;
  return {
    values: [...values.values()].toSorted(byBottles),
    unvalued,
    gains: [...gains.values()].toSorted(byBottles),
    unpriced,
  };
}

function plus(sum: Price, price: Price, bottles: number): Price {
  return { minor: sum.minor + price.minor * bottles, currency: sum.currency };
}

/** Gains whose value and price are in the same currency, and the number of other bottles. */
export interface ComparedGains {
  readonly gains: readonly Gain[];
  /**
   * Number of bottles whose value and price are in different currencies, without a rate to convert
   * them.
   */
  readonly differentCurrencyBottles: number;
}

/**
 * Gains of bottles paid for and valued in the same currency. With rates, gains that can be
 * converted are summed in the currency of the rates.
 */
export function comparedGains(gains: readonly Gain[], rates?: Rates): ComparedGains {
  const isConvertible = ({ value, paid }: Gain) =>
    rates !== undefined && hasRate(rates, value.currency) && hasRate(rates, paid.currency);
  const others = gains.filter((gain) => !isConvertible(gain));
  const different = others.filter(({ value, paid }) => value.currency !== paid.currency);
  return {
    gains: [
      ...(rates ? inOne(gains.filter(isConvertible), rates) : []),
      ...others.filter((gain) => !different.includes(gain)),
    ],
    differentCurrencyBottles: different.reduce((sum, { bottles }) => sum + bottles, 0),
  };
}

function inOne(gains: readonly Gain[], rates: Rates): readonly Gain[] {
  const [first, ...others] = gains.flatMap(({ value, paid, bottles }): Gain[] => {
    const [valueThere, paidThere] = [converted(value, rates), converted(paid, rates)];
    return valueThere && paidThere ? [{ value: valueThere, paid: paidThere, bottles }] : [];
  });
  if (!first) return [];
  return [
    others.reduce(
      (sum, { value, paid, bottles }) => ({
        value: plus(sum.value, value, 1),
        paid: plus(sum.paid, paid, 1),
        bottles: sum.bottles + bottles,
      }),
      first,
    ),
  ];
}

/** Negative for a loss. */
export function gainOf({ value, paid }: Gain): Price {
  return { minor: value.minor - paid.minor, currency: value.currency };
}

/** The currencies of the values, then of the prices paid, each with the most used first. */
export function currenciesOf({ values, gains }: Worth): readonly string[] {
  return [
    ...new Set([
      ...values.map(({ currency }) => currency),
      ...gains.map(({ paid }) => paid.currency),
    ]),
  ];
}
