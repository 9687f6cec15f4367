export const docsStart = {
  title: 'Quick start',
  lead: 'Three calls, a few minutes, nothing to install and no account to ask for. Paste a call into a terminal, or run it from here.',
  live: 'This server is live: its codes go to real phones. What sends one is not run from here; paste it, and use your own number.',
  reach: {
    title: 'Reach the server',
    text: 'Every path of the API follows this address:',
    after: 'Ask whether it is there. A healthy server answers `200` with `{"status":"ok"}`.',
  },
  send: {
    title: 'Send a code',
    text: 'Sign-up begins with a Saudi mobile number. In the sandbox no message leaves: the answer itself has the code in `otpCode`. The number below was drawn for you, so nobody has signed up with it.',
    again:
      'Run it twice and the second answer is a `429` with the code `OTP_COOLDOWN`: the next code can be asked for after 30 seconds. That is what a refusal looks like, and where it is explained.',
  },
  verify: {
    title: 'Verify it',
    text: 'Send the number and its code back. Put `otpCode` of the last answer where `otp` stands; if you have run the last call from here, it stands there already.',
    after:
      'The answer has a `token`. Send it as `Authorization: Bearer …` with every later call of this sign-up. It lives 24 hours.',
    ready: 'Your code is in place.',
  },
  on: {
    title: 'Go on',
    signUp: {
      title: 'Sign a business up',
      text: 'All calls from the phone to the profile, to run one after the other.',
    },
    signIn: { title: 'Sign a customer in', text: 'Password, code, the call that some accounts ask for, and tokens.' },
    testValues: { title: 'Make things go wrong', text: 'Numbers and IDs that play every refusal in the sandbox.' },
    errors: { title: 'Handle errors', text: 'What each code means, and whether it is worth retrying.' },
    conventions: { title: 'Read the conventions', text: 'Idempotency, pages, limits, tokens, versions.' },
    reference: { title: 'Look an operation up', text: 'Every field and answer, with a form to try it.' },
  },
}
