interface ProxyPlan {
  readonly port: number;
  /** Of the servers behind it. */
  readonly servers: readonly number[];
  /** Behind another proxy, which says where people come from: the servers trust both. */
  readonly isInner?: true;
}

/**
 * What HAProxy is told: every request and every socket to the next server that is ready, whoever had the one before.
 * A server that does not answer costs nobody anything: the next one is asked, though not for what may have been done.
 * One that answers 404 is leaving: nobody new is sent there, and those who are there stay until it tells them to go.
 */
export function proxySettings({ port, servers, isInner }: ProxyPlan): string {
  return `defaults
  mode http
  timeout connect 1s
  timeout client 2m
  timeout server 2m
  timeout tunnel 2m
  timeout check 1s
  retries 3
  retry-on conn-failure empty-response
  option redispatch 1
  option httpchk GET /ready
  http-check disable-on-404
  default-server inter 250ms fall 2 rise 1 on-marked-down shutdown-sessions

frontend door
  bind 127.0.0.1:${port}
${isInner ? INNER : OUTERMOST}
  http-request disable-l7-retry unless METH_GET
  default_backend house

backend house
  balance roundrobin
${servers.map((each, index) => `  server haven${index + 1} 127.0.0.1:${each} check`).join('\n')}
`;
}

const INNER = '  option forwardfor';
const OUTERMOST = `  http-request set-header X-Forwarded-For %[src]
  http-request set-header X-Forwarded-Proto http
  http-request set-header X-Forwarded-Host %[req.hdr(Host)]`;
