import dns, { type LookupAddress } from "node:dns";
import http from "node:http";
import https from "node:https";
import { isIP, type LookupFunction, Socket } from "node:net";
import { isPublicAddress } from "./isPublicAddress.ts";

/** Error of a request to an address on this machine or in a private network. */
export class PrivateAddress extends Error {
  override readonly name = "PrivateAddress";
}

export interface OutwardAgents {
  readonly http: http.Agent;
  readonly https: https.Agent;
}

export type Lookup = (
  hostname: string,
  options: dns.LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * HTTP agents that connect only to public addresses, unless `allowsPrivate`. A request to another
 * address fails with {@link PrivateAddress}. A connection uses the checked result of its single DNS
 * lookup, so the address cannot change after the check. A host name with any private address is
 * refused.
 */
export function outwardAgents(allowsPrivate: boolean, lookup: Lookup = dns.lookup): OutwardAgents {
  if (allowsPrivate) return { http: new http.Agent(), https: new https.Agent() };
  const lookupPublic = publicLookup(lookup);
  return {
    http: requirePublic(new http.Agent({ lookup: lookupPublic })),
    https: requirePublic(new https.Agent({ lookup: lookupPublic })),
  };
}

function publicLookup(lookup: Lookup): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error !== null) callback(error, []);
      else if (!areAllPublic(addresses)) callback(privateAddress(hostname), []);
      else if (options.all === true) callback(null, addresses);
      else callback(null, addresses[0]?.address ?? "", addresses[0]?.family);
    });
  };
}

/**
 * Makes an agent refuse private IP addresses. A lookup cannot check them, because Node connects to
 * an IP address without a lookup.
 */
function requirePublic<Agent extends http.Agent>(agent: Agent): Agent {
  const connect = agent.createConnection.bind(agent);
  agent.createConnection = (options, callback) => {
    const host = options.host ?? "";
    if (isIP(host) === 0 || isPublicAddress(host)) return connect(options, callback);
    callback?.(privateAddress(host), new Socket());
    return undefined;
  };
  return agent;
}

const areAllPublic = (addresses: readonly LookupAddress[]): boolean =>
  addresses.length > 0 && addresses.every(({ address }) => isPublicAddress(address));

const privateAddress = (host: string) =>
  new PrivateAddress(`${host} leads to this machine or a private network`);
