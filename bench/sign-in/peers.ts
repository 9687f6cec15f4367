import { DEVICE, emailOf, PASSWORD, phoneOf } from './customers.ts'

export interface Peer {
  name: string
  file: string
  /** The request of a sign-in. Undefined for a peer without a server. */
  signIn?: { path: string; body(customer: number): object }
  /** The budget: Plink's sign-ins as a multiple of the peer's rate. */
  atLeast?: number
}

/**
 * This is loginWithPassword of an account that needs no code, with the embedded database: it counts the address and the attempt, verifies,
 * recognises the device, opens a session with a refresh token, records the event, and signs an access token.
 */
export const PLINK: Peer & Required<Pick<Peer, 'signIn'>> = {
  name: 'Plink',
  file: 'sign-in/peers/plink.ts',
  signIn: {
    path: '/api/v1/auth/login/password',
    body: customer => ({ emailOrPhone: phoneOf(customer), password: PASSWORD, device: DEVICE }),
  },
}

export const PEERS: Peer[] = [
  // This verifies the same hash, one at a time for each core. It has no server and no database.
  { name: 'bare argon2id', file: 'sign-in/peers/argon2.ts', atLeast: 0.65 },
  // This is the floor: bare Hono, the same hash, and the same statements on the same embedded database. It validates, signs and logs nothing.
  { name: 'its own statements on bare Hono', file: 'sign-in/peers/floor.ts', signIn: PLINK.signIn },
  // This signs in by email and password on the same embedded database, with hashes of the same parameters and otherwise its defaults: it verifies,
  // writes a session row, and returns a token. Its limit per address is off. It counts no attempts, and stores no devices and no events.
  {
    name: 'better-auth',
    file: 'sign-in/peers/better-auth.ts',
    atLeast: 1,
    signIn: {
      path: '/api/auth/sign-in/email',
      body: customer => ({ email: emailOf(customer), password: PASSWORD }),
    },
  },
]
