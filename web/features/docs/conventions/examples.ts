/** Example programs. Their test runs them. */
export const RETRYING = `async function post(url, body, token) {
  const key = crypto.randomUUID()
  for (let attempt = 0; ; attempt++) {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': key,
        ...(token && { Authorization: \`Bearer \${token}\` }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
    }).catch(() => null)
    const mayRetry = !response || response.status >= 500 || response.status === 429
    if (!mayRetry || attempt === 3) return response
    const retryAfter = Number(response?.headers.get('Retry-After') ?? 0)
    const seconds = Math.max(retryAfter, 0.3 * 2 ** attempt * (1 + Math.random()))
    await new Promise(resolve => setTimeout(resolve, seconds * 1000))
  }
}`

export const PAGING = `async function* transactions(origin, accessToken) {
  let cursor = null
  do {
    const query = new URLSearchParams({ limit: '100', ...(cursor && { cursor }) })
    const response = await fetch(\`\${origin}/api/v1/wallet/transactions?\${query}\`, {
      headers: { Authorization: \`Bearer \${accessToken}\` },
    })
    if (!response.ok) throw new Error((await response.json()).code)
    const page = await response.json()
    yield* page.items
    cursor = page.nextCursor
  } while (cursor)
}`

export const WATCHING = `async function* changes(origin, accessToken) {
  const response = await fetch(\`\${origin}/api/v1/wallet/events\`, {
    headers: { Authorization: \`Bearer \${accessToken}\` },
  })
  if (!response.ok) throw new Error((await response.json()).code)
  let rest = ''
  for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + text).split('\\n')
    rest = lines.pop()
    for (const line of lines) {
      if (line.startsWith('data: ')) yield JSON.parse(line.slice(6)).changed
    }
  }
}`

/** For Python 3.9 and later. */
export const VERIFYING_IN_PYTHON = `import base64, hmac, time

def is_from_plink(body: bytes, headers, secret: str) -> bool:
    """Whether Plink sent this body, as it arrived. In frameworks, headers have no upper or lower case."""
    names = 'webhook-id', 'webhook-timestamp', 'webhook-signature'
    message_id, timestamp, signatures = (headers.get(name, '') for name in names)
    key = base64.b64decode(secret.removeprefix('whsec_'))
    signed = f'{message_id}.{timestamp}.'.encode() + body
    expected = b'v1,' + base64.b64encode(hmac.digest(key, signed, 'sha256'))
    is_signed = any(hmac.compare_digest(expected, each.encode()) for each in signatures.split(' '))
    return is_signed and abs(time.time() - int(timestamp)) <= 300`

/** For PHP 7.4 and later. */
export const VERIFYING_IN_PHP = `/** Whether Plink sent this body, as it arrived: isFromPlink(file_get_contents('php://input'), $_SERVER, $secret) */
function isFromPlink(string $body, array $server, string $secret): bool
{
    $timestamp = $server['HTTP_WEBHOOK_TIMESTAMP'] ?? '';
    $key = base64_decode(substr($secret, strlen('whsec_')));
    $signed = ($server['HTTP_WEBHOOK_ID'] ?? '') . ".$timestamp.$body";
    $expected = 'v1,' . base64_encode(hash_hmac('sha256', $signed, $key, true));
    $isSigned = false;
    foreach (explode(' ', $server['HTTP_WEBHOOK_SIGNATURE'] ?? '') as $signature) {
        $isSigned = $isSigned || hash_equals($expected, $signature);
    }
    return $isSigned && abs(time() - (int) $timestamp) <= 300;
}`
