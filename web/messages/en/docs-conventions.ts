export const docsConventions = {
  title: 'Conventions',
  lead: 'What holds for every operation, so that the reference need not say it each time.',
  requests: {
    title: 'Requests and answers',
    text: [
      'Bodies are JSON in UTF-8, sent as `Content-Type: application/json`, at most 16 KiB. A field that the contract does not know is refused with `VALIDATION_ERROR`, so that a misspelt one is noticed.',
      'Every answer of the API has the header `X-Request-Id`, and every error names it in `requestId`. Quote it to support.',
      'Call the API from your server, where tokens are safest. Pages in a browser may call the sandbox from any address, a live server from its own address only.',
    ],
  },
  tokens: {
    title: 'Authentication and tokens',
    text: [
      'There are no API keys: a call is made for a person, with the token that this person’s sign-up or sign-in has answered. Send it as `Authorization: Bearer …`.',
      'A refresh token works once: `refreshTokens` answers the next pair. One that comes a second time ends its session with `TOKEN_REUSED`, because one of the two who hold it is a stranger. Keep tokens out of addresses and logs.',
      'Each step of a sign-in sends the same `device`. A missing or expired token answers 401 with `WWW-Authenticate`.',
    ],
    table: 'Tokens and their lives',
    columns: { token: 'Token', from: 'Answered by', lives: 'Lives' },
    onboarding: 'Onboarding token',
    access: 'Access token',
    refresh: 'Refresh token',
    session: 'Session, however often it is refreshed',
  },
  idempotency: {
    title: 'Idempotency',
    text: [
      'Every `POST` under `/api/v1` takes the header `Idempotency-Key`: 8 to 128 letters, digits, `-` and `_`, a UUID for example. Make one for each intention, and repeat it when you repeat the request.',
      'For 24 hours the same key with the same body gets the stored answer again, marked by `Idempotent-Replayed: true`. With another body it is refused with `IDEMPOTENCY_MISMATCH`; while the first request is still running, with `IDEMPOTENCY_IN_FLIGHT`.',
      'Answers of status 401, 429 and 5xx are not stored, so that repeating one of those is a real try. A key belongs to its operation and to whoever calls it.',
    ],
  },
  retries: {
    title: 'Retries',
    text: [
      'Try again when no answer came, on any 5xx, and on 429 and 503 after the seconds that `Retry-After` and `retryAfterSeconds` name. Each code of the error catalogue says whether that helps.',
      'Send the same `Idempotency-Key`, wait longer each time, add some chance, and stop after three times. Never repeat a password or a code by yourself: each try is counted.',
      'Allow a call 30 seconds. `TIMEOUT` means that a service behind us was too slow, not that nothing has happened.',
    ],
  },
  limits: {
    title: 'Limits',
    text: [
      'A limit that is reached answers with the code beside it and says in `retryAfterSeconds` when it ends.',
      'The limit per address is a setting of the server: 6,000 calls a minute in a sandbox, 600 in live mode, unless the operator has chosen another. It counts the operations that declare `RATE_LIMITED`.',
    ],
    table: 'Limits and their codes',
    columns: { what: 'What', limit: 'Limit', answer: 'Answer' },
    address: 'Calls from one address',
    perMinute: 'per minute, a setting',
    perHour: (count: number) => `${count} an hour`,
    attempts: (count: number) => `${count} wrong ones`,
    failures: (count: number, within: string) => `${count} failures within ${within}`,
    locks: (count: number, within: string) => `${count} locks within ${within}`,
    resend: 'Time between two codes to one phone',
    codes: 'Codes to one phone',
    codeLife: 'Life of a code',
    freelancer: 'Wrong codes at sign-up, freelancers',
    others: 'Wrong codes at sign-up, others; changes of a wallet',
    signIn: 'Failed sign-ins, or failed recoveries, before a lock',
    lock: 'Length of that lock',
    hardLock: 'Locks before one that only the call center ends',
    checks: 'Registrations and identities that one applicant may have checked',
  },
  pages: {
    title: 'Pagination',
    text: [
      'Lists answer `{ items, nextCursor }`. Send `nextCursor` back as `cursor` for the next page; `null` says that there is none. `limit` is 20 unless you send another, 100 at most. Lists without these parameters come whole.',
      'A cursor keeps its filters: leave them out, or send the same ones. With others it is refused with `CURSOR_INVALID`. What is added while you read does not shift the pages.',
    ],
  },
  money: {
    title: 'Money and times',
    text: [
      'Money is `{ amount, currency }` in whole halalas, of which 100 make a riyal: `{ "amount": 240000, "currency": "SAR" }` is 2,400.00 SAR. Never calculate with fractions.',
      'Times are ISO 8601 in UTC: `2026-01-05T09:05:00.000Z`. Days and months of limits and charts are those of Riyadh, UTC+3.',
      'Phone numbers are written `+966512345678`. Units stand in names: `retryAfterSeconds`.',
    ],
  },
  versions: {
    title: 'Versions',
    text: [
      'The version is `info.version` of the contract, and the changelog has what each one brought. While the major number is 0, only a version with a new minor one may break programs; from 1.0.0 on, only one with a new major number.',
      'Before each release the contract is compared with the last one, and a break that the version does not admit is refused.',
    ],
    breaks: 'These break programs',
    breaking: [
      'A path, an operation, its `operationId`, a status or a media type is gone.',
      'A request must have a parameter or field that it could leave out, or may not have one any more.',
      'A request may say less: fewer values, narrower limits, another type.',
      'An answer no longer has a field or a header, or its type is another.',
      'An operation wants another token.',
    ],
    keeps: 'These do not, so be ready for them',
    keeping: [
      'New paths, operations, statuses, and parameters or fields that may be left out.',
      'New fields in answers: ignore what you do not know.',
      'New values in answers, error codes for example: fall back on the status.',
      'Other texts and examples: do not compare `error` with anything.',
    ],
  },
}
