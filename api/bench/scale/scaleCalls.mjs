import { randomUUID } from "node:crypto";
import { performance } from "node:perf_hooks";
import { PROTOCOL } from "sync-protocol";
import { connect } from "../connection.mjs";
import { FIRST_WINE } from "../seedCellars.mjs";
import { openEvents } from "./openEvents.mjs";

/** Wines per cellar. */
export const WINES = 200;

export const CALLS_PER_ROUND = {
  list: 150,
  pull: 150,
  push: 60,
  memberPull: 150,
  memberPush: 60,
  cellars: 150,
  start: 60,
  events: 30,
};

const OPS_PER_PUSH = 5;

const LAST_TEN = `/sync/changes?since=${FIRST_WINE - 1 + WINES - 10}&limit=250`;

/** Each function returns the time of its call in ms. Preparations are not timed. */
const timed = {
  list: (connection, { cookie }) => timeOf(connection, { path: "/api/wines", cookie }),
  pull: (connection, { cookie }) => timeOf(connection, { path: `/api${LAST_TEN}`, cookie }),
  push: async (connection, person) =>
    timeOf(connection, await pushOf(connection, person, { calls: "/api", of: person })),
  memberPull: (connection, { cookie }, { owner }) =>
    timeOf(connection, { path: callsIn(owner) + LAST_TEN, cookie }),
  memberPush: async (connection, person, { owner }) =>
    timeOf(connection, await pushOf(connection, person, { calls: callsIn(owner), of: owner })),
  cellars: (connection, { cookie }) => timeOf(connection, { path: "/api/cellars", cookie }),
  /** Total time of the calls that a new device makes before it can show a cellar. */
  async start(connection, { cookie }, { owner }) {
    const whole = `${callsIn(owner)}/sync/changes?since=0&limit=250`;
    let tookMs = 0;
    for (const path of ["/api/auth/me", "/api/cellars", whole]) {
      tookMs += await timeOf(connection, { path, cookie });
    }
    return tookMs;
  },
  /** Time from an editor's push until all three members have its live event. */
  async events(connection, person, { owner, viewer, url }) {
    const path = `${callsIn(owner)}/sync/events`;
    const streams = await Promise.all(
      [owner, person, viewer].map(({ cookie }) => openEvents(url, { path, cookie })),
    );
    const push = await pushOf(connection, person, { calls: callsIn(owner), of: owner });
    const startedAt = performance.now();
    const pushed = connection.send(push);
    await Promise.all(streams.map(({ received }) => received));
    const tookMs = performance.now() - startedAt;
    await pushed;
    for (const { close } of streams) close();
    return tookMs;
  },
};

/** Times of one round in ms, by call. A random user makes each call. */
export async function measureRound(people, url) {
  const connection = connect(url);
  const took = {};
  for (const [name, count] of Object.entries(CALLS_PER_ROUND)) {
    took[name] = [];
    for (let done = 0; done < count; done += 1) {
      took[name].push(await ask(name, connection, { people, url }));
    }
  }
  connection.close();
  return took;
}

/**
 * Time of one call of a random user, in ms. `owner` is the previous user in the list, in whose
 * cellar the caller is an editor. `viewer` is the next user, who is a viewer there.
 */
export function ask(name, connection, { people, url }) {
  const at = Math.floor(Math.random() * people.length);
  const owner = people.at(at - 1);
  const viewer = people[(at + 1) % people.length];
  return timed[name](connection, people[at], { owner, viewer, url });
}

const callsIn = ({ id }) => `/api/cellars/${id}`;

async function timeOf(connection, call) {
  return (await connection.send(call)).tookMs;
}

/**
 * A user's push request, in the cellar with the API path `calls`. `of` is the user whose wines the
 * push changes.
 */
async function pushOf(connection, { id: userId, cookie }, { calls, of: { wineIds } }) {
  const pull = { path: `${calls}/sync/changes?since=0&limit=1`, cookie };
  const { epoch } = JSON.parse((await connection.send(pull)).said);
  const ops = Array.from({ length: OPS_PER_PUSH }, (_op, at) => ({
    opNo: at + 1,
    opId: randomUUID(),
    change: {
      kind: at % 2 === 0 ? "add-bottles" : "remove-bottles",
      wineId: wineIds[Math.floor(Math.random() * wineIds.length)],
      quantity: 1,
    },
  }));
  const body = { protocol: PROTOCOL, userId, deviceId: randomUUID(), ackThrough: 0, epoch, ops };
  return { method: "POST", path: `${calls}/sync/push`, body, cookie };
}
