import type { TestApp } from '#api/testing/app.ts'
import { sandboxValues } from '#domain/generated/sandbox-values.ts'
import { type Operation, operationOf, operations, outcomeName } from '../contract.ts'
import { contractApp } from '../contract-app.ts'
import { newPeople } from '../people.ts'
import { send, type TestRequest } from '../request.ts'
import type { PreparedPeople } from '../steps/preparation.ts'
import { prepareFor } from '../subjects/all-subjects.ts'
import { codeOf, validateResponse } from '../validated-response.ts'
import { type PlannedRequest, planRequests, requestFrom } from './fuzz-requests.ts'

/** The people are replaced after some requests, because they get locked, sign out and complete what was waiting. */
const REQUESTS_PER_GROUP = 250
/** After so many requests, pauses may be so long that the tokens of the group end. Earlier, they would have most of it refused. */
const REQUESTS_BEFORE_LONG_PAUSES = 200
const LONG_PAUSE_SECONDS = 600
/** The operations for which the people of a group are prepared: some at every stage, with every kind of token. */
const STAGES = [
  'verifyOtp',
  'setPassword',
  'validateCr',
  'idPhoneMatch',
  'initiateNafath',
  'getNafathStatus',
  'runGlobalScreening',
  'submitKyb',
  'createProfile',
  'setPasscode',
  'verifyLoginOtp',
  'getCallbackStatus',
  'completeCallback',
  'resetPassword',
  'endSession',
  'moveMoney',
  'renameSubWallet',
  'confirmWalletAction',
  'deactivateWallet',
].map(operationOf)

/** Outages that the sandbox simulates for its test values. */
const SIMULATED = new Set(
  operations.flatMap(operation =>
    operation.scenarios
      .filter(({ name }) => Object.values(sandboxValues).some(scenarios => Object.hasOwn(scenarios, name)))
      .map(scenario => outcomeName(operation, scenario)),
  ),
)

export interface FuzzReport {
  requests: number
  /** How often each declared outcome was reached. */
  outcomes: Map<string, number>
  /** Those of the outcomes that are simulated outages of the sandbox. */
  simulated: Map<string, number>
  /** What must not happen, each with its request. */
  findings: string[]
}

/** Sends random requests to every operation and reports each response that the contract does not declare or that is a server error. */
export async function fuzz({ requests, seed }: { requests: number; seed: number }): Promise<FuzzReport> {
  const report: FuzzReport = { requests, outcomes: new Map(), simulated: new Map(), findings: [] }
  const plans = planRequests(requests, seed)
  for (let start = 0; start < plans.length; start += REQUESTS_PER_GROUP) {
    const plink = await contractApp()
    try {
      await sendGroup(plink, withLatePauses(plans.slice(start, start + REQUESTS_PER_GROUP)), report)
    } finally {
      await plink.database.close()
    }
  }
  return report
}

function withLatePauses(plans: PlannedRequest[]): PlannedRequest[] {
  const isLong = ({ pauseSeconds }: PlannedRequest) => pauseSeconds > LONG_PAUSE_SECONDS
  const others = plans.filter(plan => !isLong(plan))
  return others.toSpliced(REQUESTS_BEFORE_LONG_PAUSES, 0, ...plans.filter(isLong))
}

async function sendGroup(plink: TestApp, plans: PlannedRequest[], report: FuzzReport): Promise<void> {
  const all = await prepareStages(plink)
  for (const plan of plans) {
    plink.clock.advance(plan.pauseSeconds)
    const request = requestFrom(plan, all)
    record(report, plan.operation, request, await outcomeOf(plink, plan.operation, request))
  }
}

async function prepareStages(plink: TestApp): Promise<PreparedPeople[]> {
  const all: PreparedPeople[] = []
  for (const stage of STAGES) {
    const people = newPeople(plink)
    const made = await prepareFor(stage, people)
    await people.staff.signIn()
    all.push({ people, made })
  }
  return all
}

type Checked = { name: string; status: number } | { problem: string }

async function outcomeOf(plink: TestApp, operation: Operation, request: TestRequest): Promise<Checked> {
  try {
    const { status, body } = await validateResponse(operation, await send(plink.app, operation, request))
    return { name: outcomeName(operation, { status, code: codeOf(status, body) }), status }
  } catch (cause) {
    return { problem: String(cause) }
  }
}

function record(report: FuzzReport, { id }: Operation, request: TestRequest, checked: Checked): void {
  const finding = (problem: string) => report.findings.push(`${problem}, of ${id} ${JSON.stringify(request)}`)
  if ('problem' in checked) {
    finding(checked.problem)
    return
  }
  const { name, status } = checked
  count(report.outcomes, name)
  if (status < 500) return
  if (SIMULATED.has(name)) count(report.simulated, name)
  else finding(`${name} is a server error`)
}

const count = (counts: Map<string, number>, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1)
