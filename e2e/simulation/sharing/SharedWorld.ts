import { CALLS, type CallSpec, type GivenRole, pathOf } from "sync-protocol";
import { must } from "../RuleViolation.ts";
import { Device } from "./Device.ts";
import { MadeChanges } from "./MadeChanges.ts";
import type { Page } from "./page/Page.ts";
import { SharedServer, userOf } from "./server/SharedServer.ts";
import { EventLoopTurns } from "./EventLoopTurns.ts";
import { takeUnhandled } from "./unhandled.ts";

const BEGINNING = Date.UTC(2026, 0, 15);

/** For each browser, the index of its user. Ann and Bob share the last browser. */
const BROWSERS = [0, 1, 1, 2, 0] as const;

interface CallInput {
  readonly id?: string;
  readonly body?: object;
}

/** Three users, their browsers, a server, and cellars that they share. */
export class SharedWorld {
  readonly users: readonly string[];
  readonly devices: readonly Device[];
  readonly server: SharedServer;
  readonly newId: () => string;
  readonly made: MadeChanges;
  /** The cellars created so far, the newest last. */
  readonly cellars: string[] = [];
  now = BEGINNING;
  readonly turns: EventLoopTurns;

  private constructor(
    given: Pick<SharedWorld, "users" | "server" | "newId" | "turns">,
    code: string,
  ) {
    this.users = given.users;
    this.server = given.server;
    this.newId = given.newId;
    this.turns = given.turns;
    const { server, newId } = given;
    this.made = new MadeChanges(server.witness);
    this.devices = BROWSERS.map(
      (_, index) =>
        new Device({
          ...{ name: `browser ${String(index)}`, code, server, newId },
          now: () => this.now,
        }),
    );
  }

  /** Creates a world in which Ann shares a cellar with Bob, an editor. */
  static async begin(code: string, seed: number): Promise<SharedWorld> {
    const newId = countedIds();
    const turns = new EventLoopTurns(seed);
    const users = [newId(), newId(), newId()];
    const clock = { now: () => BEGINNING };
    const server = await SharedServer.start({ users, newId, turns, now: () => clock.now() });
    const world = new SharedWorld({ users, server, newId, turns }, code);
    clock.now = () => world.now;
    await world.makeCellar();
    await world.join(1, world.cellar(0), "editor");
    for (const [index, device] of world.devices.entries()) {
      await world.signIn(device, world.user(BROWSERS[index] ?? 0));
      await world.open(device, 0, world.cellar(0));
    }
    return world;
  }

  user(index: number): string {
    return this.users[index % this.users.length] ?? "";
  }

  device(index: number): Device {
    const device = this.devices[index % this.devices.length];
    if (!device) throw new Error("There is no browser");
    return device;
  }

  /** The newest cellar. Every fourth index gives Ann's personal cellar. */
  cellar(index: number): string {
    const newest = this.cellars.at(-1) ?? "";
    return index % 4 === 3 ? this.user(0) : newest;
  }

  async page(device: Device, index: number): Promise<Page> {
    const { page, isNew } = device.page(index);
    if (isNew) {
      void page.start().catch((error: unknown) => {
        if (!page.isDead) page.unexplained ??= error;
      });
      await this.settle();
    }
    return page;
  }

  /**
   * Runs a page's work until nothing in the world happens any more. Returns `undefined` if the work
   * has not succeeded by that time.
   */
  async work<T>(page: Page, run: () => Promise<T>): Promise<T | undefined> {
    let result: T | undefined;
    void run().then(
      (done) => {
        result = done;
      },
      (error: unknown) => {
        if (!page.isDead) page.unexplained ??= error;
      },
    );
    await this.settle();
    return result;
  }

  async signIn(device: Device, userId: string): Promise<void> {
    const page = await this.page(device, 0);
    device.cookie = userId;
    await this.work(page, () => page.code.signedIn(userOf(userId)));
  }

  async open(device: Device, index: number, cellarId: string): Promise<void> {
    const page = await this.page(device, index);
    await this.work(page, () => page.code.switchCellar(cellarId));
  }

  async api(userId: string, spec: CallSpec, given: CallInput = {}) {
    const answering = this.call(userId, spec, given);
    await this.settle();
    return answering;
  }

  /**
   * Makes an API call. Unlike `api`, does not wait until all work in the world is done, so that
   * several calls can run at the same time.
   */
  async call(
    userId: string,
    spec: CallSpec,
    { id, body = {} }: CallInput,
  ): Promise<{ readonly status: number; readonly body: unknown }> {
    const path = pathOf(spec, id);
    const { method } = spec;
    const sent = method === "GET" ? undefined : JSON.stringify(body);
    const { status, text } = await this.server.receive({ userId, method, path, body: sent });
    must(status < 500, () => `${method} ${path} was answered ${String(status)}: ${text}`);
    return { status, body: JSON.parse(text) as unknown };
  }

  async makeCellar(): Promise<void> {
    const owner = this.users.find((user) => !this.server.isDeleted(user));
    if (owner === undefined) return;
    const id = this.newId();
    const body = { id, name: `Cellar ${String(this.cellars.length)}`, colour: "red" };
    const { status } = await this.api(owner, CALLS.createCellar, { body });
    if (status === 200 || status === 201) this.cellars.push(id);
  }

  ownerOf(cellarId: string): string | undefined {
    return this.users.find(
      (user) =>
        !this.server.isDeleted(user) &&
        this.server.witness.memberOf(cellarId, user)?.role === "owner",
    );
  }

  async join(index: number, cellarId: string, role: GivenRole): Promise<void> {
    const owner = this.ownerOf(cellarId);
    if (owner === undefined) return;
    const invited = await this.api(owner, CALLS.inviteMember, { id: cellarId, body: { role } });
    const { link } = invited.body as { readonly link?: string };
    const token = link && new URL(link).searchParams.get("token");
    if (token) await this.api(this.user(index), CALLS.acceptInvitation, { body: { token } });
  }

  /** Runs all work that waits for neither the network nor the clock. */
  async settle(): Promise<void> {
    await this.turns.untilQuiet(() => this.pump());
  }

  pump(): boolean {
    let moved = false;
    for (const device of this.devices) moved = device.pump() || moved;
    return moved;
  }

  /** Checks that no rule was broken and no unexpected error occurred. */
  check(): void {
    if (this.server.witness.broken) throw this.server.witness.broken;
    const failed = [this.server, ...this.devices.flatMap(({ pages }) => pages)];
    const unhandled = { unexplained: takeUnhandled() };
    for (const { unexplained } of [...failed, unhandled]) {
      if (unexplained !== undefined) throw new Error("Not foreseen", { cause: unexplained });
    }
  }

  close(): void {
    for (const device of this.devices) device.die();
    this.server.close();
  }
}

/** Generates the same UUIDs in every run, so that a seed always gives the same history. */
function countedIds(): () => string {
  let made = 0;
  return () => {
    made += 1;
    return `00000000-0000-4000-8000-${made.toString(16).padStart(12, "0")}`;
  };
}
