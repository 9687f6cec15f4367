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
