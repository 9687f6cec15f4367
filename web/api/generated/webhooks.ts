/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import type {
  CallEndedResponse,
  CallInstruction,
  CallbackExpiredResponse,
  CallbackNotFoundError,
  InvalidRequestResponse,
  NafathSessionNotFoundResponse,
  PayloadTooLargeResponse,
  RateLimitedResponse,
  ReceiveBankCredit409,
  ReceiveBankCreditBody,
  ReceiveBankCreditHeaders,
  ReceiveCallDigitsBody,
  ReceiveNafathTokenBody,
  ReceivePaymentEventBody,
  ReceivePayoutEventBody,
  SenderUnknownResponse,
  ServiceUnavailableResponse,
  UnknownErrorResponse,
  UnsupportedMediaTypeResponse
} from './plinkAPI.schemas.ts';

import { fetcher } from '../fetcher.ts';
import type { ErrorType , BodyType } from '../fetcher.ts';
import { withOneKey } from '../idempotency-key.ts';

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

export const getReceiveCallDigitsUrl = (callToken: string,) => {

  return `/api/webhooks/unifonic/calls/${encodeURIComponent(String(callToken))}`
}

/**
 * For Unifonic alone, which does not authenticate itself: the URL of each call is a secret. Only live mode places such calls, so the sandbox always
 * responds with 404.
 *
 * The response is what the call says next. The first 1 or 2 decides. The same key again gets the same response, the other one is refused. Without
 * a key, or with any other, the call asks again.
 * @summary Receive the key that was pressed in a call
 */
export const receiveCallDigits = async (callToken: string,
    receiveCallDigitsBody: ReceiveCallDigitsBody, options?: Parameters<typeof fetcher>[1]): Promise<CallInstruction> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return fetcher<CallInstruction>(getReceiveCallDigitsUrl(callToken),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(receiveCallDigitsBody)
  }
);}

export const getReceiveCallDigitsMutationKey = () => ['receiveCallDigits'] as const;

export const useReceiveCallDigitsMutationOptions = <TError = ErrorType<InvalidRequestResponse | CallbackNotFoundError | CallEndedResponse | CallbackExpiredResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof receiveCallDigits>>, TError,ReceiveCallDigitsMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof receiveCallDigits>>, TError,ReceiveCallDigitsMutationVariables, TContext> => {

const mutationKey = getReceiveCallDigitsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof receiveCallDigits>>, ReceiveCallDigitsMutationVariables> = (props) => {
          const {callToken,data} = props ?? {};

          return  receiveCallDigits(callToken,data,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type ReceiveCallDigitsMutationResult = NonNullable<Awaited<ReturnType<typeof receiveCallDigits>>>
    export type ReceiveCallDigitsMutationBody = BodyType<ReceiveCallDigitsBody>
    export type ReceiveCallDigitsMutationError = ErrorType<InvalidRequestResponse | CallbackNotFoundError | CallEndedResponse | CallbackExpiredResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type ReceiveCallDigitsMutationVariables = {callToken: string;data: BodyType<ReceiveCallDigitsBody>}

    /**
 * @summary Receive the key that was pressed in a call
 */
export const useReceiveCallDigits = <TError = ErrorType<InvalidRequestResponse | CallbackNotFoundError | CallEndedResponse | CallbackExpiredResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof receiveCallDigits>>, TError,ReceiveCallDigitsMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof receiveCallDigits>>,
        TError,
        ReceiveCallDigitsMutationVariables,
        TContext
      > => {
      return useMutation(useReceiveCallDigitsMutationOptions(options), queryClient);
    }
    export const getReceiveNafathTokenUrl = () => {

  return `/api/webhooks/nafath`
}

/**
 * For Nafath alone, whose signature of the token is the proof. What the token says is applied as if `getNafathStatus` had asked for it: an
 * approval by anybody but the applicant rejects the request. A token that comes again, or after the end of its request, changes nothing and gets
 * the same response. In the sandbox no token is valid.
 * @summary Receive the token of a person who approved
 */
export const receiveNafathToken = async (receiveNafathTokenBody: ReceiveNafathTokenBody, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return fetcher<void>(getReceiveNafathTokenUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(receiveNafathTokenBody)
  }
);}

export const getReceiveNafathTokenMutationKey = () => ['receiveNafathToken'] as const;

export const useReceiveNafathTokenMutationOptions = <TError = ErrorType<InvalidRequestResponse | SenderUnknownResponse | NafathSessionNotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof receiveNafathToken>>, TError,ReceiveNafathTokenMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof receiveNafathToken>>, TError,ReceiveNafathTokenMutationVariables, TContext> => {

const mutationKey = getReceiveNafathTokenMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof receiveNafathToken>>, ReceiveNafathTokenMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  receiveNafathToken(data,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type ReceiveNafathTokenMutationResult = NonNullable<Awaited<ReturnType<typeof receiveNafathToken>>>
    export type ReceiveNafathTokenMutationBody = BodyType<ReceiveNafathTokenBody>
    export type ReceiveNafathTokenMutationError = ErrorType<InvalidRequestResponse | SenderUnknownResponse | NafathSessionNotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type ReceiveNafathTokenMutationVariables = {data: BodyType<ReceiveNafathTokenBody>}

    /**
 * @summary Receive the token of a person who approved
 */
export const useReceiveNafathToken = <TError = ErrorType<InvalidRequestResponse | SenderUnknownResponse | NafathSessionNotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof receiveNafathToken>>, TError,ReceiveNafathTokenMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof receiveNafathToken>>,
        TError,
        ReceiveNafathTokenMutationVariables,
        TContext
      > => {
      return useMutation(useReceiveNafathTokenMutationOptions(options), queryClient);
    }
    export const getReceiveBankCreditUrl = () => {

  return `/api/webhooks/bank/credits`
}

/**
 * For the safeguarding bank alone, whose signature of time and body is the proof. The money goes to the wallet of the IBAN, or into suspense. The
 * bank's reference is the key: a notice that comes again changes nothing and gets the same response, and one with other values is refused.
 * @summary Receive the notice of money that arrived
 */
export const receiveBankCredit = async (receiveBankCreditBody: ReceiveBankCreditBody,
    headers?: ReceiveBankCreditHeaders, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return fetcher<void>(getReceiveBankCreditUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(receiveBankCreditBody)
  }
);}

export const getReceiveBankCreditMutationKey = () => ['receiveBankCredit'] as const;

export const useReceiveBankCreditMutationOptions = <TError = ErrorType<InvalidRequestResponse | SenderUnknownResponse | ReceiveBankCredit409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof receiveBankCredit>>, TError,ReceiveBankCreditMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof receiveBankCredit>>, TError,ReceiveBankCreditMutationVariables, TContext> => {

const mutationKey = getReceiveBankCreditMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof receiveBankCredit>>, ReceiveBankCreditMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  receiveBankCredit(data,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type ReceiveBankCreditMutationResult = NonNullable<Awaited<ReturnType<typeof receiveBankCredit>>>
    export type ReceiveBankCreditMutationBody = BodyType<ReceiveBankCreditBody>
    export type ReceiveBankCreditMutationError = ErrorType<InvalidRequestResponse | SenderUnknownResponse | ReceiveBankCredit409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type ReceiveBankCreditMutationVariables = {data: BodyType<ReceiveBankCreditBody>;headers?: ReceiveBankCreditHeaders}

    /**
 * @summary Receive the notice of money that arrived
 */
export const useReceiveBankCredit = <TError = ErrorType<InvalidRequestResponse | SenderUnknownResponse | ReceiveBankCredit409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof receiveBankCredit>>, TError,ReceiveBankCreditMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof receiveBankCredit>>,
        TError,
        ReceiveBankCreditMutationVariables,
        TContext
      > => {
      return useMutation(useReceiveBankCreditMutationOptions(options), queryClient);
    }
    export const getReceivePaymentEventUrl = () => {

  return `/api/webhooks/moyasar/payments`
}

/**
 * For the card provider alone, who proves itself by the secret that it sends along. What it says is not believed: the payment is asked for at
 * the provider and applied as if `getTopUp` had asked. An event that comes again, late, or about a payment that is none of ours changes nothing.
 * In the sandbox nothing is signed: an event names the `reference` of a payment.
 * @summary Receive news of a card payment
 */
export const receivePaymentEvent = async (receivePaymentEventBody: ReceivePaymentEventBody, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return fetcher<void>(getReceivePaymentEventUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(receivePaymentEventBody)
  }
);}

export const getReceivePaymentEventMutationKey = () => ['receivePaymentEvent'] as const;

export const useReceivePaymentEventMutationOptions = <TError = ErrorType<InvalidRequestResponse | SenderUnknownResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof receivePaymentEvent>>, TError,ReceivePaymentEventMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof receivePaymentEvent>>, TError,ReceivePaymentEventMutationVariables, TContext> => {

const mutationKey = getReceivePaymentEventMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof receivePaymentEvent>>, ReceivePaymentEventMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  receivePaymentEvent(data,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type ReceivePaymentEventMutationResult = NonNullable<Awaited<ReturnType<typeof receivePaymentEvent>>>
    export type ReceivePaymentEventMutationBody = BodyType<ReceivePaymentEventBody>
    export type ReceivePaymentEventMutationError = ErrorType<InvalidRequestResponse | SenderUnknownResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type ReceivePaymentEventMutationVariables = {data: BodyType<ReceivePaymentEventBody>}

    /**
 * @summary Receive news of a card payment
 */
export const useReceivePaymentEvent = <TError = ErrorType<InvalidRequestResponse | SenderUnknownResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof receivePaymentEvent>>, TError,ReceivePaymentEventMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof receivePaymentEvent>>,
        TError,
        ReceivePaymentEventMutationVariables,
        TContext
      > => {
      return useMutation(useReceivePaymentEventMutationOptions(options), queryClient);
    }
    export const getReceivePayoutEventUrl = () => {

  return `/api/webhooks/moyasar/payouts`
}

/**
 * For the provider of payouts alone. Its content is not trusted: the payout is read from the provider, and the answer is applied. A notice that is repeated, late or out of order changes nothing. One about a payout that is not ours gets the same response. In the sandbox nothing is signed: an event names the `reference` of a payout.
 * @summary Receive a change of the state of a payout
 */
export const receivePayoutEvent = async (receivePayoutEventBody: ReceivePayoutEventBody, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return fetcher<void>(getReceivePayoutEventUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(receivePayoutEventBody)
  }
);}

export const getReceivePayoutEventMutationKey = () => ['receivePayoutEvent'] as const;

export const useReceivePayoutEventMutationOptions = <TError = ErrorType<InvalidRequestResponse | SenderUnknownResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof receivePayoutEvent>>, TError,ReceivePayoutEventMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof receivePayoutEvent>>, TError,ReceivePayoutEventMutationVariables, TContext> => {

const mutationKey = getReceivePayoutEventMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof receivePayoutEvent>>, ReceivePayoutEventMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  receivePayoutEvent(data,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type ReceivePayoutEventMutationResult = NonNullable<Awaited<ReturnType<typeof receivePayoutEvent>>>
    export type ReceivePayoutEventMutationBody = BodyType<ReceivePayoutEventBody>
    export type ReceivePayoutEventMutationError = ErrorType<InvalidRequestResponse | SenderUnknownResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type ReceivePayoutEventMutationVariables = {data: BodyType<ReceivePayoutEventBody>}

    /**
 * @summary Receive a change of the state of a payout
 */
export const useReceivePayoutEvent = <TError = ErrorType<InvalidRequestResponse | SenderUnknownResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof receivePayoutEvent>>, TError,ReceivePayoutEventMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof receivePayoutEvent>>,
        TError,
        ReceivePayoutEventMutationVariables,
        TContext
      > => {
      return useMutation(useReceivePayoutEventMutationOptions(options), queryClient);
    }
