import { describe, expect, test } from 'vitest'
import { operationOf, operations, type Scenario } from './contract.ts'
import { gateOfHook, isInGate, middlewareClassOf } from './gate.ts'

function scenarioOf(id: string, name: string): Scenario {
  const found = operationOf(id).scenarios.find(scenario => scenario.name === name)
  if (!found) throw new Error(`${id} has no scenario ${name}`)
  return found
}

const isSelected = (id: string, name: string, hasOwnScript?: boolean) =>
  isInGate(operationOf(id), scenarioOf(id, name), hasOwnScript)

describe('npm test runs on the real server', () => {
  test('every success', () => {
    expect(isSelected('getWallet', 'all_green')).toBe(true)
    expect(isSelected('confirmTransfer', 'to_beneficiary')).toBe(true)
  })

  test('every refusal by a rule of the operation', () => {
    expect(isSelected('confirmTransfer', 'insufficient_funds')).toBe(true)
    expect(isSelected('confirmTransfer', 'wallet_frozen')).toBe(true)
  })

  test('a common refusal of the first operation of a class, and of no other', () => {
    expect(isSelected('sendOtp', 'malformed_json')).toBe(true)
    expect(isSelected('verifyOtp', 'malformed_json')).toBe(false)
  })

  test('a common refusal that the operation brings about in its own way', () => {
    expect(isSelected('verifyOtp', 'malformed_json', true)).toBe(true)
  })

  test('each common refusal of every class', () => {
    const refusals = operations.flatMap(operation =>
      operation.scenarios.map(scenario => ({
        name: `${scenario.name} ${middlewareClassOf(operation, scenario.name)}`,
        isSelected: isInGate(operation, scenario),
      })),
    )
    const selected = new Set(refusals.filter(each => each.isSelected).map(({ name }) => name))
    expect(refusals.map(({ name }) => name).filter(name => !selected.has(name))).toEqual([])
  })
})

describe('a class of operations is what decides the middleware:', () => {
  const classOf = (id: string, refusal?: string) => middlewareClassOf(operationOf(id), refusal)

  test('the tokens, the limits, the body, the key, and whether it reads', () => {
    expect(classOf('sendOtp')).toBe(classOf('verifyOtp'))
    expect(classOf('sendOtp')).not.toBe(classOf('validateCr'))
    expect(classOf('getCallbackStatus')).not.toBe(classOf('getReadiness'))
    expect(classOf('createTransfer')).not.toBe(classOf('createTransferBatch'))
    expect(classOf('rollOwnApiKey')).not.toBe(classOf('createTopUp'))
  })

  test('the roles for a role that is missing, and the scopes for a scope', () => {
    expect(classOf('createTopUp')).toBe(classOf('findRecipient'))
    expect(classOf('createTopUp', 'scope_missing')).not.toBe(classOf('findRecipient', 'scope_missing'))
    expect(classOf('approvePayment', 'role_required')).not.toBe(classOf('payBills', 'role_required'))
  })
})

describe('npm test runs of a hook', () => {
  test('the success, and the first refusal by a rule', () => {
    expect(gateOfHook(operationOf('confirmTransfer').scenarios).map(({ name }) => name)).toEqual([
      'all_green',
      'wrong_code',
    ])
  })

  test('the success, and the first refusal where all of them are common', () => {
    expect(gateOfHook(operationOf('getLimits').scenarios).map(({ name }) => name)).toEqual([
      'all_green',
      'unauthenticated',
    ])
  })
})
