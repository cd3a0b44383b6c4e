/** One change that waits for its owner's decision. */
export interface AttentionItem {
  readonly id: string;
  /** `refused`: the server's final no; `parked`: it could not run it; `overwrote`: it replaced. */
  readonly kind: "refused" | "parked" | "overwrote";
  /** What the person did. */
  readonly sentence: string;
  /** What the server says. */
  readonly reason: string;
  /** What depends on it and waits with it. */
  readonly dependants: readonly string[];
  readonly madeAt: number;
}

export interface Attention {
  readonly items: readonly AttentionItem[];
  /** Sends it again; for `overwrote`, brings the replaced values back. */
  readonly retry: (id: string) => Promise<void>;
  /** Gives it up, with what depends on it. */
  readonly discard: (id: string) => Promise<void>;
}

export function useAttention(): Attention {
  return { items: [], retry: () => Promise.resolve(), discard: () => Promise.resolve() };
}
