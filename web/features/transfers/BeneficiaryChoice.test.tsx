import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ANY_ID } from '#web/mock/stored-state.ts'
import { openScreen } from '#web/testing/open-screen.tsx'
import { toBeneficiary } from '#web/testing/to-beneficiary.ts'

const main = page.getByRole('main')

test('a beneficiary is shown by the nickname, also one that cannot be paid yet, and another one is added', async () => {
  const { respond, letThrough } = await openScreen('transferBeneficiary', { held: ['listBeneficiaries'] })
  const { name, iban } = toBeneficiary.destination
  const beneficiary = { beneficiaryId: ANY_ID, name, iban, state: 'active', nickname: 'Cement' }
  const checking = { ...beneficiary, beneficiaryId: 'checking', state: 'checking', nickname: 'Paint' }
  respond('listBeneficiaries', 'all_green', { items: [beneficiary, checking] })
  letThrough('listBeneficiaries')
  await expect.element(main.getByRole('button', { name: /^Cement\s*Riyadh Supplies Co\./ })).toBeVisible()
  await expect.element(main.getByRole('listitem').filter({ hasText: /^Paint\s*Riyadh Supplies Co\./ })).toBeVisible()
  await main.getByRole('link', { name: 'Add a beneficiary' }).click()
  await expect.element(page.getByRole('textbox', { name: 'IBAN' })).toBeVisible()
})

test('a beneficiary is searched and chosen, and one that cannot be paid is no choice', async () => {
  const { respond, requests } = await openScreen('transferBeneficiary')
  const search = page.getByRole('searchbox', { name: 'Search by name or IBAN' })
  await main.getByRole('button', { name: /Green Palm Trading/ }).click()
  await expect.element(main.getByText('SA03 8000 0000 6080 1016 7519')).toBeVisible()
  history.back()
  respond('listBeneficiaries', 'beneficiaries_empty')
  await search.fill(' nobody ')
  await expect.element(main.getByText('No beneficiary has this name or IBAN.')).toBeVisible()
  expect(requests('listBeneficiaries').at(-1)?.url.searchParams.get('q')).toBe('nobody')
  const suspended = {
    beneficiaryId: ANY_ID,
    name: 'Green Palm Trading',
    iban: 'SA0380000000608010167519',
    state: 'suspended',
  }
  respond('listBeneficiaries', 'all_green', { items: [suspended] })
  await search.fill('palm')
  await expect.element(main.getByText('Cannot be paid at the moment.')).toBeVisible()
  await expect.element(main.getByRole('button', { name: /Green Palm Trading/ })).not.toBeInTheDocument()
})

test('without beneficiaries the way leads to the first one', async () => {
  await openScreen('transferBeneficiary', { scenarios: { listBeneficiaries: 'beneficiaries_empty' } })
  await expect.element(main.getByText('You have no beneficiaries yet')).toBeVisible()
  await main.getByRole('link', { name: 'Add a beneficiary' }).first().click()
  await expect.element(page.getByRole('textbox', { name: 'IBAN' })).toBeVisible()
})
