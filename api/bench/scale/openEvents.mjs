import { request } from "node:http";

/** Opens an event stream. `received` resolves at the next event. */
export function openEvents(url, { path, cookie }) {
  return new Promise((resolve, reject) => {
    const asked = request(new URL(path, url), { headers: { cookie }, agent: false }, (answer) => {
      if (answer.statusCode !== 200) {
        reject(new Error(`${path}: ${answer.statusCode}`));
        return;
      }
      const received = new Promise((receive) => {
        answer.on("data", (chunk) => {
          if (/^data:/m.test(chunk)) receive();
        });
      });
      resolve({ received, close: () => asked.destroy() });
    });
    asked.on("error", reject);
    asked.end();
  });
}
