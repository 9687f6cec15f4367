import type { Person, Stop } from '#api/testing/personas.ts'
import type { Operation } from './contract.ts'

/** How far somebody must have come to make a call. */
type Ready = (person: Person) => Promise<unknown>

const upTo =
  (stop: Stop): Ready =>
  person =>
    person.upTo(stop)

const screened: Ready = async person => {
  await person.upTo('id')
  await person.post('/api/v1/verification/local-screening', { idNumber: person.values.idNumber })
}

const waitingInNafath: Ready = async person => {
  await person.upTo('nafath')
  await person.askForApproval()
}

/** What must have happened before an operation is in order; whoever calls one that is not listed needs nothing. */
const READY: Record<string, Ready> = {
  verifyOtp: upTo('otp'),
  setPassword: upTo('password'),
  setPasscode: upTo('done'),
  validateCr: upTo('cr'),
  localScreening: upTo('id'),
  idPhoneMatch: screened,
  initiateNafath: upTo('nafath'),
  getNafathStatus: waitingInNafath,
  getOnboardingSession: upTo('id'),
  runGlobalScreening: upTo('globalScreening'),
  submitKyb: upTo('kyb'),
  createProfile: upTo('done'),
  listSandboxMessages: person => person.askForCode(),
  listSandboxNafathRequests: waitingInNafath,
  getSandboxNafathRequest: waitingInNafath,
  decideSandboxNafath: waitingInNafath,
}

export async function makeReady({ id }: Operation, person: Person): Promise<void> {
  await READY[id]?.(person)
}
