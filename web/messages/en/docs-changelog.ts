export const docsChangelog = {
  title: 'Changelog',
  lead: 'What each version of the contract brought. The version that this server speaks is `info.version` in it.',
  rules: 'What counts as a breaking change',
  breaking: 'Breaks programs',
  compatible: 'Breaks nothing',
  changes: {
    '0.2.0': {
      isBreaking: false,
      list: [
        'Error bodies have `documentationUrl`, which leads to the explanation of their code.',
        'A screening under review ends: `runGlobalScreening` answers `CLEAR` or `REJECTED` then, and `getOnboardingSession` says so, too. An expired Nafath request has the reason `asked_again` when compliance wants the approval once more. Security events have the reason `admin`.',
        'These guides: quick start, flows to run, error catalogue, conventions. The reference has moved from `/docs` to `/docs/reference`.',
        'A typed client for Node.js and browsers, and a request collection, generated from the contract. Pages in a browser may call the sandbox from any address.',
      ],
    },
    '0.1.0': {
      isBreaking: false,
      list: [
        'Sign-up: phone, commercial registration, identity, Nafath, screening, questionnaire, password, profile.',
        'Sign-in with code and call, recovery, sessions, security events.',
        'The wallet: balance, transactions, holds, limits, sub-wallets, changes confirmed by a code.',
        'The sandbox: messages, calls and Nafath requests to read and to answer, postings, test values and accounts.',
      ],
    },
  },
}
