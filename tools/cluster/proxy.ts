interface ProxyPlan {
  readonly port: number;
  /** Of the servers behind it. */
  readonly servers: readonly number[];
}

/**
 * What HAProxy is told: every request and every socket to the next server that is ready, whoever had the one before.
 * A server that does not answer costs nobody anything: the next one is asked.
 */
export function proxySettings({ port, servers }: ProxyPlan): string {
  return `defaults
  mode http
  timeout connect 1s
  timeout client 2m
  timeout server 2m
  timeout tunnel 2m
  retries 3
  retry-on conn-failure empty-response
  option redispatch 1
  option httpchk GET /ready
  default-server inter 250ms fall 1 rise 1 on-marked-down shutdown-sessions

frontend door
  bind 127.0.0.1:${port}
  http-request set-header X-Forwarded-For %[src]
  http-request set-header X-Forwarded-Proto http
  http-request set-header X-Forwarded-Host %[req.hdr(Host)]
  default_backend house

backend house
  balance roundrobin
${servers.map((each, index) => `  server haven${index + 1} 127.0.0.1:${each} check`).join('\n')}
`;
}
