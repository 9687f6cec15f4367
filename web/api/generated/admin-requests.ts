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
  CustomerAccountNotFoundResponse,
  DecideStaffRequest403,
  DecideStaffRequest404,
  DecideStaffRequest409,
  DecideStaffRequestHeaders,
  IdempotencyMismatchResponse,
  InvalidParametersResponse,
  InvalidRequestResponse,
  ListStaffRequestsParams,
  MaximumBalanceExceededResponse,
  PayloadTooLargeResponse,
  RateLimitedResponse,
  RequestAccountClosure409,
  RequestAccountClosureHeaders,
  RequestStaffUnlock404,
  RequestStaffUnlock409,
  RequestStaffUnlockHeaders,
  ServiceUnavailableResponse,
  StaffRequest,
  StaffRequestCount,
  StaffRequestDecisionRequest,
  StaffRequestList,
  StaffUnlockRequest,
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

export const getRequestAccountClosureUrl = (customerId: string,) => {

  return `/api/admin/customers/${encodeURIComponent(String(customerId))}/closure-requests`
}

/**
 * Another administrator decides it with `decideStaffRequest`. The wallet must be empty, with nothing on hold.
 * @summary Request that an account is closed
 */
export const requestAccountClosure = async (customerId: string,
    adminReason: AdminReason,
    headers?: RequestAccountClosureHeaders, options?: Parameters<typeof fetcher>[1]): Promise<StaffRequest> => {

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
return fetcher<StaffRequest>(getRequestAccountClosureUrl(customerId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(adminReason)
  }
);}

export const getRequestAccountClosureMutationKey = () => ['requestAccountClosure'] as const;

export const useRequestAccountClosureMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | CustomerAccountNotFoundResponse | RequestAccountClosure409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestAccountClosure>>, TError,RequestAccountClosureMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof requestAccountClosure>>, TError,RequestAccountClosureMutationVariables, TContext> => {

const mutationKey = getRequestAccountClosureMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestAccountClosure>>, RequestAccountClosureMutationVariables> = (props) => {
          const {customerId,data,headers} = props ?? {};

          return  requestAccountClosure(customerId,data,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type RequestAccountClosureMutationResult = NonNullable<Awaited<ReturnType<typeof requestAccountClosure>>>
    export type RequestAccountClosureMutationBody = BodyType<AdminReason>
    export type RequestAccountClosureMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | CustomerAccountNotFoundResponse | RequestAccountClosure409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type RequestAccountClosureMutationVariables = {customerId: string;data: BodyType<AdminReason>;headers?: RequestAccountClosureHeaders}

    /**
 * @summary Request that an account is closed
 */
export const useRequestAccountClosure = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | CustomerAccountNotFoundResponse | RequestAccountClosure409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestAccountClosure>>, TError,RequestAccountClosureMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestAccountClosure>>,
        TError,
        RequestAccountClosureMutationVariables,
        TContext
      > => {
      return useMutation(useRequestAccountClosureMutationOptions(options), queryClient);
    }
    export const getRequestStaffUnlockUrl = () => {

  return `/api/admin/staff/unlock-requests`
}

/**
 * Another administrator decides it with `decideStaffRequest`. An approval ends the locks of this email and clears its failures; the locks of addresses stay.
 * @summary Request that the sign-in locks of a member of the staff end
 */
export const requestStaffUnlock = async (staffUnlockRequest: StaffUnlockRequest,
    headers?: RequestStaffUnlockHeaders, options?: Parameters<typeof fetcher>[1]): Promise<StaffRequest> => {

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
return fetcher<StaffRequest>(getRequestStaffUnlockUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(staffUnlockRequest)
  }
);}

export const getRequestStaffUnlockMutationKey = () => ['requestStaffUnlock'] as const;

export const useRequestStaffUnlockMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | RequestStaffUnlock404 | RequestStaffUnlock409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestStaffUnlock>>, TError,RequestStaffUnlockMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof requestStaffUnlock>>, TError,RequestStaffUnlockMutationVariables, TContext> => {

const mutationKey = getRequestStaffUnlockMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestStaffUnlock>>, RequestStaffUnlockMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  requestStaffUnlock(data,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type RequestStaffUnlockMutationResult = NonNullable<Awaited<ReturnType<typeof requestStaffUnlock>>>
    export type RequestStaffUnlockMutationBody = BodyType<StaffUnlockRequest>
    export type RequestStaffUnlockMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | RequestStaffUnlock404 | RequestStaffUnlock409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type RequestStaffUnlockMutationVariables = {data: BodyType<StaffUnlockRequest>;headers?: RequestStaffUnlockHeaders}

    /**
 * @summary Request that the sign-in locks of a member of the staff end
 */
export const useRequestStaffUnlock = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | AdminRequiredResponse | RequestStaffUnlock404 | RequestStaffUnlock409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestStaffUnlock>>, TError,RequestStaffUnlockMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestStaffUnlock>>,
        TError,
        RequestStaffUnlockMutationVariables,
        TContext
      > => {
      return useMutation(useRequestStaffUnlockMutationOptions(options), queryClient);
    }
    export const getListStaffRequestsUrl = (params?: ListStaffRequestsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/admin/requests?${stringifiedParams}` : `/api/admin/requests`
}

/**
 * The look is an admin event about each customer in the list, once in half an hour for each administrator.
 * @summary List requests that a second person decides
 */
export const listStaffRequests = async (params?: ListStaffRequestsParams, options?: Parameters<typeof fetcher>[1]): Promise<StaffRequestList> => {

  return fetcher<StaffRequestList>(getListStaffRequestsUrl(params),
  {
    ...options,
    method: 'GET'

  }
);}

export const getListStaffRequestsQueryKey = (params?: ListStaffRequestsParams,) => {
    return [
    `/api/admin/requests`, ...(params ? [params] : [])
    ] as const;
    }

export const getListStaffRequestsQueryOptions = <TData = Awaited<ReturnType<typeof listStaffRequests>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(params?: ListStaffRequestsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffRequests>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListStaffRequestsQueryKey(params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listStaffRequests>>> = ({ signal }) => listStaffRequests(params, { signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listStaffRequests>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListStaffRequestsQueryResult = NonNullable<Awaited<ReturnType<typeof listStaffRequests>>>
export type ListStaffRequestsQueryError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useListStaffRequests<TData = Awaited<ReturnType<typeof listStaffRequests>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params: undefined |  ListStaffRequestsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffRequests>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStaffRequests>>,
          TError,
          Awaited<ReturnType<typeof listStaffRequests>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStaffRequests<TData = Awaited<ReturnType<typeof listStaffRequests>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListStaffRequestsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffRequests>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listStaffRequests>>,
          TError,
          Awaited<ReturnType<typeof listStaffRequests>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListStaffRequests<TData = Awaited<ReturnType<typeof listStaffRequests>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListStaffRequestsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffRequests>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List requests that a second person decides
 */

export function useListStaffRequests<TData = Awaited<ReturnType<typeof listStaffRequests>>, TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 params?: ListStaffRequestsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listStaffRequests>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListStaffRequestsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getCountStaffRequestsUrl = () => {

  return `/api/admin/requests/count`
}

/**
 * Does not say whom they are about, so it is no look at a customer.
 * @summary Count the requests that wait for a second person
 */
export const countStaffRequests = async ( options?: Parameters<typeof fetcher>[1]): Promise<StaffRequestCount> => {

  return fetcher<StaffRequestCount>(getCountStaffRequestsUrl(),
  {
    ...options,
    method: 'GET'

  }
);}

export const getCountStaffRequestsQueryKey = () => {
    return [
    `/api/admin/requests/count`
    ] as const;
    }

export const getCountStaffRequestsQueryOptions = <TData = Awaited<ReturnType<typeof countStaffRequests>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countStaffRequests>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCountStaffRequestsQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof countStaffRequests>>> = ({ signal }) => countStaffRequests({ signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof countStaffRequests>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CountStaffRequestsQueryResult = NonNullable<Awaited<ReturnType<typeof countStaffRequests>>>
export type CountStaffRequestsQueryError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useCountStaffRequests<TData = Awaited<ReturnType<typeof countStaffRequests>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof countStaffRequests>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof countStaffRequests>>,
          TError,
          Awaited<ReturnType<typeof countStaffRequests>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCountStaffRequests<TData = Awaited<ReturnType<typeof countStaffRequests>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countStaffRequests>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof countStaffRequests>>,
          TError,
          Awaited<ReturnType<typeof countStaffRequests>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCountStaffRequests<TData = Awaited<ReturnType<typeof countStaffRequests>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countStaffRequests>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Count the requests that wait for a second person
 */

export function useCountStaffRequests<TData = Awaited<ReturnType<typeof countStaffRequests>>, TError = ErrorType<UnauthenticatedResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof countStaffRequests>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCountStaffRequestsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getDecideStaffRequestUrl = (requestId: string,) => {

  return `/api/admin/requests/${encodeURIComponent(String(requestId))}/decision`
}

/**
 * To approve it carries it out at once. Whoever asked can only withdraw the request, and nobody else can.
 * @summary Decide a request of a colleague, or withdraw one's own
 */
export const decideStaffRequest = async (requestId: string,
    staffRequestDecisionRequest: StaffRequestDecisionRequest,
    headers?: DecideStaffRequestHeaders, options?: Parameters<typeof fetcher>[1]): Promise<StaffRequest> => {

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
return fetcher<StaffRequest>(getDecideStaffRequestUrl(requestId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(staffRequestDecisionRequest)
  }
);}

export const getDecideStaffRequestMutationKey = () => ['decideStaffRequest'] as const;

export const useDecideStaffRequestMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | DecideStaffRequest403 | DecideStaffRequest404 | DecideStaffRequest409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | MaximumBalanceExceededResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof decideStaffRequest>>, TError,DecideStaffRequestMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof decideStaffRequest>>, TError,DecideStaffRequestMutationVariables, TContext> => {

const mutationKey = getDecideStaffRequestMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof decideStaffRequest>>, DecideStaffRequestMutationVariables> = (props) => {
          const {requestId,data,headers} = props ?? {};

          return  decideStaffRequest(requestId,data,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type DecideStaffRequestMutationResult = NonNullable<Awaited<ReturnType<typeof decideStaffRequest>>>
    export type DecideStaffRequestMutationBody = BodyType<StaffRequestDecisionRequest>
    export type DecideStaffRequestMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | DecideStaffRequest403 | DecideStaffRequest404 | DecideStaffRequest409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | MaximumBalanceExceededResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type DecideStaffRequestMutationVariables = {requestId: string;data: BodyType<StaffRequestDecisionRequest>;headers?: DecideStaffRequestHeaders}

    /**
 * @summary Decide a request of a colleague, or withdraw one's own
 */
export const useDecideStaffRequest = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | DecideStaffRequest403 | DecideStaffRequest404 | DecideStaffRequest409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | MaximumBalanceExceededResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof decideStaffRequest>>, TError,DecideStaffRequestMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof decideStaffRequest>>,
        TError,
        DecideStaffRequestMutationVariables,
        TContext
      > => {
      return useMutation(useDecideStaffRequestMutationOptions(options), queryClient);
    }
