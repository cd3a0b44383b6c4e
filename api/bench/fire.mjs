import autocannon from "autocannon";

/**
 * Requests per second of all servers together. The connections are divided among the servers. With
 * `cookies`, each connection has a different user's session.
 */
export async function fire({ request, connections, cookies }, urls, seconds) {
  const fired = await Promise.all(
    urls.map((url, at) =>
      fireAt(url, { request, connections, cookies, at, of: urls.length }, seconds),
    ),
  );
  return Math.round(fired.reduce((sum, rate) => sum + rate, 0));
}

async function fireAt(url, { request, connections, cookies, at, of }, seconds) {
  let next = at * (connections / of);
  const fired = await autocannon({
    url,
    connections: connections / of,
    duration: seconds,
    requests: [request],
    ...(cookies && {
      setupClient(client) {
        const cookie = cookies[next % cookies.length];
        next += 1;
        client.setRequests([{ ...request, headers: { ...request.headers, cookie } }]);
      },
    }),
  });
  if (fired.non2xx > 0 || fired.errors > 0) {
    throw new Error(`${url} refused ${fired.non2xx} requests and dropped ${fired.errors}`);
  }
  return fired.requests.total / fired.duration;
}
