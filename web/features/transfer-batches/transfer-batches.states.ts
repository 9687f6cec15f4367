import { transfers } from '#web/messages/payments/transfers.ts'
import { main, page } from '#web/mock/control.ts'
import { call, clientState, fill, press, type Screen } from '#web/mock/screen-definition.ts'
import { ANY_CODE, ANY_ID, issuedCode } from '#web/mock/stored-state.ts'
import { walletCode } from '#web/one-time-code/one-time-code.states.ts'
import { paths, transferBatchPath } from '#web/paths.ts'
import { transferBatches } from './transfer-batches.messages.ts'

export const transferFileControls = {
  choose: main.field(transferBatches, t => t.choose),
  template: main.button(transferBatches, t => t.template),
  wrongRows: main.all('listitem').having(page.button(transferBatches, t => t.leaveOut)),
  otherFile: main.button(transferBatches, t => t.otherFile),
  pasted: page.field(transferBatches, t => t.orPaste),
  check: page.button(transferBatches, t => t.check),
  confirm: main.button(transferBatches, t => t.confirm),
  cancel: page.button(transferBatches, t => t.cancel),
  allSent: main.all('status').with(transferBatches, t => t.meanings.sent),
  awaitsApproval: main.all('status').with(transferBatches, t => t.meanings.awaiting_approval),
  paid: main.text(transfers, t => t.states.paid, 'exact'),
  draft: main.all('status').with(transferBatches, t => t.meanings.draft),
  again: main.button(transferBatches, t => t.again),
  againConfirm: page.button(transferBatches, t => t.againConfirm),
}

const checkPasted = [
  fill(transferFileControls.pasted, 'iban,amount,purpose\nSA5580608010000000000003,200.00,payroll_benefits\n'),
  press(transferFileControls.check),
]

export const TRANSFER_BATCHES: readonly Screen[] = [
  {
    id: 'transferFile',
    path: paths.transferFile,
    calls: [
      call('listTransferBatches'),
      call('readTransferFile', { steps: checkPasted }),
      call('createTransferBatch', { steps: checkPasted }),
      call('getTransferFileTemplate', { steps: [press(transferFileControls.template)] }),
    ],
    clientStates: [clientState('nothing_chosen', { steps: [press(transferFileControls.check)] })],
  },
  {
    id: 'transferBatch',
    path: transferBatchPath(ANY_ID),
    calls: [
      call('getTransferBatch'),
      call('sendTransferBatchCode', { steps: [press(transferFileControls.confirm)] }),
      call('cancelTransferBatch', { steps: [press(transferFileControls.cancel)] }),
    ],
  },
  {
    id: 'transferBatchCode',
    path: transferBatchPath(ANY_ID),
    locationState: () => ({ sent: issuedCode() }),
    calls: [call('confirmTransferBatch', { steps: [fill(walletCode.boxes, ANY_CODE)] })],
  },
]
