import { randomUUID } from "node:crypto";
import {
  type Change,
  type Op,
  PROTOCOL,
  type PushRequest,
  type User,
  WINE_ADDITIONS,
  type WineBody,
} from "sync-protocol";
import type { Answer, Client } from "../startApp.ts";

export type Person = Client & { readonly user: User };

export function deviceOf(person: Person) {
  const deviceId = randomUUID();
  return {
    push: (ops: Op[], values: Partial<PushRequest> = {}): Promise<Answer> =>
      person.post("/api/sync/push", { ...requestOf(person, deviceId, ops), ...values }),
    pull: (values: Record<string, string> = {}): Promise<Answer> => {
      const query = new URLSearchParams({ since: "0", deviceId, ...values });
      return person.get(`/api/sync/changes?${query.toString()}`);
    },
  };
}

export function requestOf(person: Person, deviceId: string, ops: Op[]): PushRequest {
  return { protocol: PROTOCOL, userId: person.user.id, deviceId, epoch: null, ackThrough: 0, ops };
}

export function op(opNo: number, change: Op["change"]): Op {
  return { opNo, opId: randomUUID(), change };
}

export function create(values: Partial<WineBody> = {}): Extract<Change, { kind: "create" }> {
  const body: WineBody = {
    name: "Scharzhofberger Kabinett",
    vintage: 2020,
    type: "White Wine",
    varietal: "Riesling",
    country: "Germany",
    region: "Mosel",
    producer: "Egon Müller",
    notes: null,
    photoUrl: null,
    ...WINE_ADDITIONS,
    quantity: 6,
    ...values,
  };
  return { kind: "create", wineId: randomUUID(), bottleId: randomUUID(), body };
}
