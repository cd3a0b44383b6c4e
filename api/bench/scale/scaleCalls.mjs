/** What `npm run bench:scale` asks of the people in its cellars. */
import { randomUUID } from "node:crypto";
import { connect } from "../connection.mjs";
import { FIRST_WINE } from "../seedCellars.mjs";

/** Wines in each cellar. */
export const WINES = 200;

export const CALLS_PER_ROUND = { list: 150, pull: 150, push: 60 };

const OPS_PER_PUSH = 5;

/** What is asked of each person; whatever must be known first is asked before, and not timed. */
const callOf = {
  list: () => ({ path: "/api/wines" }),
  pull: () => ({ path: `/api/sync/changes?since=${FIRST_WINE - 1 + WINES - 10}&limit=250` }),
  async push(connection, { id: userId, wineIds, cookie }) {
    const pull = { path: "/api/sync/changes?since=0&limit=1", cookie };
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
    const body = { protocol: 1, userId, deviceId: randomUUID(), ackThrough: 0, epoch, ops };
    return { method: "POST", path: "/api/sync/push", body };
  },
};

/** The times of one round, in milliseconds, by call; each is asked of a random person's cellar. */
export async function measureRound(people, url) {
  const connection = connect(url);
  const took = {};
  for (const [name, count] of Object.entries(CALLS_PER_ROUND)) {
    took[name] = [];
    for (let done = 0; done < count; done += 1) {
      took[name].push(await ask(name, connection, people));
    }
  }
  connection.close();
  return took;
}

/** How long one call took of somebody's, in milliseconds. */
export async function ask(name, connection, people) {
  const person = people[Math.floor(Math.random() * people.length)];
  const call = await callOf[name](connection, person);
  return (await connection.send({ ...call, cookie: person.cookie })).tookMs;
}
