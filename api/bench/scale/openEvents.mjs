/** A stream of live events. */
import { request } from "node:http";

/** Opens it; `received` resolves with its next event. Resolves once the server has it. */
export function openEvents(url, { path, cookie }) {
  return new Promise((resolve, reject) => {
    const asked = request(new URL(path, url), { headers: { cookie }, agent: false }, (answer) => {
      if (answer.statusCode !== 200) {
        reject(new Error(`${path}: ${answer.statusCode}`));
        return;
      }
      const heard = new Promise((hear) => {
        answer.on("data", (chunk) => {
          if (/^data:/m.test(chunk)) hear();
        });
      });
      resolve({ heard, close: () => asked.destroy() });
    });
    asked.on("error", reject);
    asked.end();
  });
}
