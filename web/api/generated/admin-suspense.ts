/**
 * Generated from openapi.yaml by orval. Do not edit; run `npm run generate`.
 */
import {
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  AdminReason,
  AdminRequiredResponse,
  IdempotencyMismatchResponse,
  InvalidParametersResponse,
  InvalidRequestResponse,
  ListSuspendedTopUpsParams,
  ListSuspenseCreditsParams,
  MaximumBalanceExceededResponse,
  PayloadTooLargeResponse,
  RateLimitedResponse,
  RequestSuspenseCrediting404,
  RequestSuspenseCreditingHeaders,
  RequestSuspenseReturn404,
  RequestSuspenseReturnHeaders,
  RequestTopUpCreditingHeaders,
  RequestTopUpRefundHeaders,
  ServiceUnavailableResponse,
  StaffRequest,
  SuspendedTopUpList,
  SuspenseCreditList,
  SuspenseCreditingRequest,
  SuspenseDecidedResponse,
  SuspenseNotCreditableResponse,
  TopUpNotFoundResponse,
  UnauthenticatedResponse,
  UnknownErrorResponse,
  UnsupportedMediaTypeResponse
} from './plinkAPI.schemas.ts';

import { fetcher } from '../fetcher.ts';
import type { ErrorType , BodyType } from '../fetcher.ts';
import { withOneKey } from '../idempotency-key.ts';

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];

const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

export const getListSuspenseCreditsUrl = (params?: ListSuspenseCreditsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/admin/suspense?${stringifiedParams}` : `/api/admin/suspense`
}

/**
 * Money that arrived at the bank and could not go to a wallet. The longest wait first, 20 per page. A look at each customer in the list.
 * @summary List the bank transfers in suspense
 */
export const listSuspenseCredits = async (params?: ListSuspenseCreditsParams, options?: Parameters<typeof fetcher>[1]): Promise<SuspenseCreditList> => {

  return fetcher<SuspenseCreditList>(getListSuspenseCreditsUrl(params),
  {
    ...options,
    method: 'GET'

  }
);}

export const getListSuspenseCreditsQueryKey = (params?: ListSuspenseCreditsParams,) => {
    return [
    `/api/admin/suspense`, ...(params ? [params] : [])
    ] as const;
    }

export const getListSuspenseCreditsQueryOptions = <TData = Awaited<ReturnType<typeof listSuspenseCredits>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(params?: ListSuspenseCreditsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSuspenseCredits>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSuspenseCreditsQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSuspenseCredits>>> = ({ signal }) => listSuspenseCredits(params, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSuspenseCredits>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSuspenseCreditsQueryResult = NonNullable<Awaited<ReturnType<typeof listSuspenseCredits>>>
export type ListSuspenseCreditsQueryError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useListSuspenseCredits<TData = Awaited<ReturnType<typeof listSuspenseCredits>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params: undefined |  ListSuspenseCreditsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSuspenseCredits>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSuspenseCredits>>,
          TError,
          Awaited<ReturnType<typeof listSuspenseCredits>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSuspenseCredits<TData = Awaited<ReturnType<typeof listSuspenseCredits>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListSuspenseCreditsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSuspenseCredits>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSuspenseCredits>>,
          TError,
          Awaited<ReturnType<typeof listSuspenseCredits>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSuspenseCredits<TData = Awaited<ReturnType<typeof listSuspenseCredits>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListSuspenseCreditsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSuspenseCredits>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the bank transfers in suspense
 */

export function useListSuspenseCredits<TData = Awaited<ReturnType<typeof listSuspenseCredits>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListSuspenseCreditsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSuspenseCredits>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSuspenseCreditsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getRequestSuspenseCreditingUrl = (creditId: string,) => {

  return `/api/admin/suspense/${encodeURIComponent(String(creditId))}/crediting-requests`
}

/**
 * Another administrator decides it with `decideStaffRequest`. The wallet must be able to receive the money, now and when it is approved: it is active, and
 * does not come to hold more than it may. A frozen one receives money. One request about a transfer waits at a time. A look at the customer.
 * @summary Request that a bank transfer in suspense goes to a wallet
 */
export const requestSuspenseCrediting = async (creditId: string,
    suspenseCreditingRequest: SuspenseCreditingRequest,
    headers?: RequestSuspenseCreditingHeaders, options?: Parameters<typeof fetcher>[1]): Promise<StaffRequest> => {

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
return fetcher<StaffRequest>(getRequestSuspenseCreditingUrl(creditId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(suspenseCreditingRequest)
  }
);}

export const getRequestSuspenseCreditingMutationKey = () => ['requestSuspenseCrediting'] as const;

export const useRequestSuspenseCreditingMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | RequestSuspenseCrediting404 | SuspenseNotCreditableResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | MaximumBalanceExceededResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestSuspenseCrediting>>, TError,RequestSuspenseCreditingMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof requestSuspenseCrediting>>, TError,RequestSuspenseCreditingMutationVariables, TContext> => {

const mutationKey = getRequestSuspenseCreditingMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestSuspenseCrediting>>, RequestSuspenseCreditingMutationVariables> = (props) => {
          const {creditId,data,headers} = props ?? {};

          return  requestSuspenseCrediting(creditId,data,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type RequestSuspenseCreditingMutationResult = NonNullable<Awaited<ReturnType<typeof requestSuspenseCrediting>>>
    export type RequestSuspenseCreditingMutationBody = BodyType<SuspenseCreditingRequest>
    export type RequestSuspenseCreditingMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | RequestSuspenseCrediting404 | SuspenseNotCreditableResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | MaximumBalanceExceededResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type RequestSuspenseCreditingMutationVariables = {creditId: string;data: BodyType<SuspenseCreditingRequest>;headers?: RequestSuspenseCreditingHeaders}

    /**
 * @summary Request that a bank transfer in suspense goes to a wallet
 */
export const useRequestSuspenseCrediting = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | RequestSuspenseCrediting404 | SuspenseNotCreditableResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | MaximumBalanceExceededResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestSuspenseCrediting>>, TError,RequestSuspenseCreditingMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestSuspenseCrediting>>,
        TError,
        RequestSuspenseCreditingMutationVariables,
        TContext
      > => {
      return useMutation(useRequestSuspenseCreditingMutationOptions(options), queryClient);
    }
    export const getRequestSuspenseReturnUrl = (creditId: string,) => {

  return `/api/admin/suspense/${encodeURIComponent(String(creditId))}/return-requests`
}

/**
 * Another administrator decides it with `decideStaffRequest`. The bank then sends the money back to where it came from. One request about a transfer waits at a time.
 * @summary Request that a bank transfer in suspense is sent back
 */
export const requestSuspenseReturn = async (creditId: string,
    adminReason: AdminReason,
    headers?: RequestSuspenseReturnHeaders, options?: Parameters<typeof fetcher>[1]): Promise<StaffRequest> => {

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
return fetcher<StaffRequest>(getRequestSuspenseReturnUrl(creditId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(adminReason)
  }
);}

export const getRequestSuspenseReturnMutationKey = () => ['requestSuspenseReturn'] as const;

export const useRequestSuspenseReturnMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | RequestSuspenseReturn404 | SuspenseDecidedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestSuspenseReturn>>, TError,RequestSuspenseReturnMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof requestSuspenseReturn>>, TError,RequestSuspenseReturnMutationVariables, TContext> => {

const mutationKey = getRequestSuspenseReturnMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestSuspenseReturn>>, RequestSuspenseReturnMutationVariables> = (props) => {
          const {creditId,data,headers} = props ?? {};

          return  requestSuspenseReturn(creditId,data,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type RequestSuspenseReturnMutationResult = NonNullable<Awaited<ReturnType<typeof requestSuspenseReturn>>>
    export type RequestSuspenseReturnMutationBody = BodyType<AdminReason>
    export type RequestSuspenseReturnMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | RequestSuspenseReturn404 | SuspenseDecidedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type RequestSuspenseReturnMutationVariables = {creditId: string;data: BodyType<AdminReason>;headers?: RequestSuspenseReturnHeaders}

    /**
 * @summary Request that a bank transfer in suspense is sent back
 */
export const useRequestSuspenseReturn = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | RequestSuspenseReturn404 | SuspenseDecidedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestSuspenseReturn>>, TError,RequestSuspenseReturnMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestSuspenseReturn>>,
        TError,
        RequestSuspenseReturnMutationVariables,
        TContext
      > => {
      return useMutation(useRequestSuspenseReturnMutationOptions(options), queryClient);
    }
    export const getListSuspendedTopUpsUrl = (params?: ListSuspendedTopUpsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/admin/suspended-top-ups?${stringifiedParams}` : `/api/admin/suspended-top-ups`
}

/**
 * Money that was taken from a card and could not go to the wallet. The longest wait first, 20 per page. A look at each customer in the list.
 * @summary List the card top-ups in suspense
 */
export const listSuspendedTopUps = async (params?: ListSuspendedTopUpsParams, options?: Parameters<typeof fetcher>[1]): Promise<SuspendedTopUpList> => {

  return fetcher<SuspendedTopUpList>(getListSuspendedTopUpsUrl(params),
  {
    ...options,
    method: 'GET'

  }
);}

export const getListSuspendedTopUpsQueryKey = (params?: ListSuspendedTopUpsParams,) => {
    return [
    `/api/admin/suspended-top-ups`, ...(params ? [params] : [])
    ] as const;
    }

export const getListSuspendedTopUpsQueryOptions = <TData = Awaited<ReturnType<typeof listSuspendedTopUps>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(params?: ListSuspendedTopUpsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSuspendedTopUps>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSuspendedTopUpsQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSuspendedTopUps>>> = ({ signal }) => listSuspendedTopUps(params, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSuspendedTopUps>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSuspendedTopUpsQueryResult = NonNullable<Awaited<ReturnType<typeof listSuspendedTopUps>>>
export type ListSuspendedTopUpsQueryError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useListSuspendedTopUps<TData = Awaited<ReturnType<typeof listSuspendedTopUps>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params: undefined |  ListSuspendedTopUpsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSuspendedTopUps>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSuspendedTopUps>>,
          TError,
          Awaited<ReturnType<typeof listSuspendedTopUps>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSuspendedTopUps<TData = Awaited<ReturnType<typeof listSuspendedTopUps>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListSuspendedTopUpsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSuspendedTopUps>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSuspendedTopUps>>,
          TError,
          Awaited<ReturnType<typeof listSuspendedTopUps>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSuspendedTopUps<TData = Awaited<ReturnType<typeof listSuspendedTopUps>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListSuspendedTopUpsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSuspendedTopUps>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the card top-ups in suspense
 */

export function useListSuspendedTopUps<TData = Awaited<ReturnType<typeof listSuspendedTopUps>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListSuspendedTopUpsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSuspendedTopUps>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSuspendedTopUpsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getRequestTopUpCreditingUrl = (topUpId: string,) => {

  return `/api/admin/suspended-top-ups/${encodeURIComponent(String(topUpId))}/crediting-requests`
}

/**
 * Another administrator decides it with `decideStaffRequest`. The wallet must be able to receive the money, now and when it is approved: it is active, and
 * does not come to hold more than it may. A frozen one receives money. One request about a top-up waits at a time. A look at the customer.
 * @summary Request that a suspended top-up goes to its wallet
 */
export const requestTopUpCrediting = async (topUpId: string,
    adminReason: AdminReason,
    headers?: RequestTopUpCreditingHeaders, options?: Parameters<typeof fetcher>[1]): Promise<StaffRequest> => {

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
return fetcher<StaffRequest>(getRequestTopUpCreditingUrl(topUpId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(adminReason)
  }
);}

export const getRequestTopUpCreditingMutationKey = () => ['requestTopUpCrediting'] as const;

export const useRequestTopUpCreditingMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | TopUpNotFoundResponse | SuspenseNotCreditableResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | MaximumBalanceExceededResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestTopUpCrediting>>, TError,RequestTopUpCreditingMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof requestTopUpCrediting>>, TError,RequestTopUpCreditingMutationVariables, TContext> => {

const mutationKey = getRequestTopUpCreditingMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestTopUpCrediting>>, RequestTopUpCreditingMutationVariables> = (props) => {
          const {topUpId,data,headers} = props ?? {};

          return  requestTopUpCrediting(topUpId,data,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type RequestTopUpCreditingMutationResult = NonNullable<Awaited<ReturnType<typeof requestTopUpCrediting>>>
    export type RequestTopUpCreditingMutationBody = BodyType<AdminReason>
    export type RequestTopUpCreditingMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | TopUpNotFoundResponse | SuspenseNotCreditableResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | MaximumBalanceExceededResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type RequestTopUpCreditingMutationVariables = {topUpId: string;data: BodyType<AdminReason>;headers?: RequestTopUpCreditingHeaders}

    /**
 * @summary Request that a suspended top-up goes to its wallet
 */
export const useRequestTopUpCrediting = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | TopUpNotFoundResponse | SuspenseNotCreditableResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | MaximumBalanceExceededResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestTopUpCrediting>>, TError,RequestTopUpCreditingMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestTopUpCrediting>>,
        TError,
        RequestTopUpCreditingMutationVariables,
        TContext
      > => {
      return useMutation(useRequestTopUpCreditingMutationOptions(options), queryClient);
    }
    export const getRequestTopUpRefundUrl = (topUpId: string,) => {

  return `/api/admin/suspended-top-ups/${encodeURIComponent(String(topUpId))}/refund-requests`
}

/**
 * Another administrator decides it with `decideStaffRequest`. Then somebody refunds it at the card provider, and it leaves suspense once the provider says
 * so. One request about a top-up waits at a time. A look at the customer.
 * @summary Request that a suspended top-up goes back to the card
 */
export const requestTopUpRefund = async (topUpId: string,
    adminReason: AdminReason,
    headers?: RequestTopUpRefundHeaders, options?: Parameters<typeof fetcher>[1]): Promise<StaffRequest> => {

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
return fetcher<StaffRequest>(getRequestTopUpRefundUrl(topUpId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(adminReason)
  }
);}

export const getRequestTopUpRefundMutationKey = () => ['requestTopUpRefund'] as const;

export const useRequestTopUpRefundMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | TopUpNotFoundResponse | SuspenseDecidedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestTopUpRefund>>, TError,RequestTopUpRefundMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof requestTopUpRefund>>, TError,RequestTopUpRefundMutationVariables, TContext> => {

const mutationKey = getRequestTopUpRefundMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestTopUpRefund>>, RequestTopUpRefundMutationVariables> = (props) => {
          const {topUpId,data,headers} = props ?? {};

          return  requestTopUpRefund(topUpId,data,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type RequestTopUpRefundMutationResult = NonNullable<Awaited<ReturnType<typeof requestTopUpRefund>>>
    export type RequestTopUpRefundMutationBody = BodyType<AdminReason>
    export type RequestTopUpRefundMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | TopUpNotFoundResponse | SuspenseDecidedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type RequestTopUpRefundMutationVariables = {topUpId: string;data: BodyType<AdminReason>;headers?: RequestTopUpRefundHeaders}

    /**
 * @summary Request that a suspended top-up goes back to the card
 */
export const useRequestTopUpRefund = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | TopUpNotFoundResponse | SuspenseDecidedResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestTopUpRefund>>, TError,RequestTopUpRefundMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestTopUpRefund>>,
        TError,
        RequestTopUpRefundMutationVariables,
        TContext
      > => {
      return useMutation(useRequestTopUpRefundMutationOptions(options), queryClient);
    }
