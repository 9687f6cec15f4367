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
  ActionExpiredResponse,
  ChangeWebhookEndpointRequest,
  ChangedWebhookEndpoint,
  CodeNotSentResponse,
  CodeOrActionExpiredResponse,
  ConfirmWebhookEndpoint409,
  ConfirmWebhookEndpointHeaders,
  ConfirmWebhookEndpointRequest,
  ConfirmedWebhookEndpoint,
  CreateWebhookEndpoint409,
  CreateWebhookEndpointHeaders,
  CreateWebhookEndpointRequest,
  IdempotencyInFlightResponse,
  IdempotencyMismatchResponse,
  InvalidPageResponse,
  InvalidParametersResponse,
  InvalidRequestResponse,
  ListWebhookDeliveriesParams,
  NewWebhookEndpoint,
  OtpLockedResponse,
  PayloadTooLargeResponse,
  RateLimitedResponse,
  ResendWebhookDelivery404,
  ResendWebhookDeliveryHeaders,
  ResendWebhookEndpointCodeHeaders,
  RoleRequiredResponse,
  RollWebhookSecret409,
  RollWebhookSecretHeaders,
  RollWebhookSecretRequest,
  ServiceUnavailableResponse,
  TestWebhookEndpointHeaders,
  TimeoutResponse,
  TooManyCodesResponse,
  UnauthenticatedResponse,
  UnknownErrorResponse,
  UnsupportedMediaTypeResponse,
  WebhookConfirmation,
  WebhookDelivery,
  WebhookDeliveryList,
  WebhookEndpointDisabledResponse,
  WebhookEndpointList,
  WebhookEndpointNotFoundResponse,
  WrongCodeResponse
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

export const getListWebhookEndpointsUrl = () => {

  return `/api/v1/webhook-endpoints`
}

/**
 * @summary List webhook endpoints
 */
export const listWebhookEndpoints = async ( options?: Parameters<typeof fetcher>[1]): Promise<WebhookEndpointList> => {

  return fetcher<WebhookEndpointList>(getListWebhookEndpointsUrl(),
  {
    ...options,
    method: 'GET'

  }
);}

export const getListWebhookEndpointsQueryKey = () => {
    return [
    `/api/v1/webhook-endpoints`
    ] as const;
    }

export const getListWebhookEndpointsQueryOptions = <TData = Awaited<ReturnType<typeof listWebhookEndpoints>>, TError = ErrorType<UnauthenticatedResponse | RoleRequiredResponse | UnknownErrorResponse | ServiceUnavailableResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWebhookEndpoints>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListWebhookEndpointsQueryKey();

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listWebhookEndpoints>>> = ({ signal }) => listWebhookEndpoints({ signal, ...requestOptions });

   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listWebhookEndpoints>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListWebhookEndpointsQueryResult = NonNullable<Awaited<ReturnType<typeof listWebhookEndpoints>>>
export type ListWebhookEndpointsQueryError = ErrorType<UnauthenticatedResponse | RoleRequiredResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useListWebhookEndpoints<TData = Awaited<ReturnType<typeof listWebhookEndpoints>>, TError = ErrorType<UnauthenticatedResponse | RoleRequiredResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWebhookEndpoints>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWebhookEndpoints>>,
          TError,
          Awaited<ReturnType<typeof listWebhookEndpoints>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWebhookEndpoints<TData = Awaited<ReturnType<typeof listWebhookEndpoints>>, TError = ErrorType<UnauthenticatedResponse | RoleRequiredResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWebhookEndpoints>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWebhookEndpoints>>,
          TError,
          Awaited<ReturnType<typeof listWebhookEndpoints>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWebhookEndpoints<TData = Awaited<ReturnType<typeof listWebhookEndpoints>>, TError = ErrorType<UnauthenticatedResponse | RoleRequiredResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWebhookEndpoints>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List webhook endpoints
 */

export function useListWebhookEndpoints<TData = Awaited<ReturnType<typeof listWebhookEndpoints>>, TError = ErrorType<UnauthenticatedResponse | RoleRequiredResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWebhookEndpoints>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListWebhookEndpointsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getCreateWebhookEndpointUrl = () => {

  return `/api/v1/webhook-endpoints`
}

/**
 * Plink sends each new event of the account to it as the webhook `event` of this document describes. An account has at most 10 endpoints.
 *
 * A person is sent a code by SMS that names the host: the response has `confirmation`, and `confirmWebhookEndpoint` returns the secret. Without a confirmation, nothing remains
 * of it after 15 minutes. The key of a program was confirmed with its scopes, so the response has the `secret`. An endpoint that a key makes receives only what the key may list
 * with `listEvents`: `eventTypes` with others are refused, and left out means all of those.
 * @summary Create a webhook endpoint
 */
export const createWebhookEndpoint = async (createWebhookEndpointRequest: CreateWebhookEndpointRequest,
    headers?: CreateWebhookEndpointHeaders, options?: Parameters<typeof fetcher>[1]): Promise<NewWebhookEndpoint> => {

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
return fetcher<NewWebhookEndpoint>(getCreateWebhookEndpointUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(createWebhookEndpointRequest)
  }
);}

export const getCreateWebhookEndpointMutationKey = () => ['createWebhookEndpoint'] as const;

export const useCreateWebhookEndpointMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | CreateWebhookEndpoint409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | OtpLockedResponse | TooManyCodesResponse | UnknownErrorResponse | CodeNotSentResponse | ServiceUnavailableResponse | TimeoutResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createWebhookEndpoint>>, TError,CreateWebhookEndpointMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof createWebhookEndpoint>>, TError,CreateWebhookEndpointMutationVariables, TContext> => {

const mutationKey = getCreateWebhookEndpointMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createWebhookEndpoint>>, CreateWebhookEndpointMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  createWebhookEndpoint(data,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type CreateWebhookEndpointMutationResult = NonNullable<Awaited<ReturnType<typeof createWebhookEndpoint>>>
    export type CreateWebhookEndpointMutationBody = BodyType<CreateWebhookEndpointRequest>
    export type CreateWebhookEndpointMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | CreateWebhookEndpoint409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | OtpLockedResponse | TooManyCodesResponse | UnknownErrorResponse | CodeNotSentResponse | ServiceUnavailableResponse | TimeoutResponse>
    export type CreateWebhookEndpointMutationVariables = {data: BodyType<CreateWebhookEndpointRequest>;headers?: CreateWebhookEndpointHeaders}

    /**
 * @summary Create a webhook endpoint
 */
export const useCreateWebhookEndpoint = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | CreateWebhookEndpoint409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | OtpLockedResponse | TooManyCodesResponse | UnknownErrorResponse | CodeNotSentResponse | ServiceUnavailableResponse | TimeoutResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createWebhookEndpoint>>, TError,CreateWebhookEndpointMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createWebhookEndpoint>>,
        TError,
        CreateWebhookEndpointMutationVariables,
        TContext
      > => {
      return useMutation(useCreateWebhookEndpointMutationOptions(options), queryClient);
    }
    export const getChangeWebhookEndpointUrl = (webhookEndpointId: string,) => {

  return `/api/v1/webhook-endpoints/${encodeURIComponent(String(webhookEndpointId))}`
}

/**
 * Takes all of its values. One that is disabled receives nothing, and the events of that time are not delivered later. What had waited for it before is sent once it is enabled.
 *
 * A person is sent a code by SMS for another `url`: the response has `confirmation`, and nothing changes before `confirmWebhookEndpoint`. A key that sets `eventTypes` that it may
 * not list with `listEvents` is refused.
 * @summary Change a webhook endpoint
 */
export const changeWebhookEndpoint = async (webhookEndpointId: string,
    changeWebhookEndpointRequest: ChangeWebhookEndpointRequest, options?: Parameters<typeof fetcher>[1]): Promise<ChangedWebhookEndpoint> => {

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
return fetcher<ChangedWebhookEndpoint>(getChangeWebhookEndpointUrl(webhookEndpointId),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(changeWebhookEndpointRequest)
  }
);}

export const getChangeWebhookEndpointMutationKey = () => ['changeWebhookEndpoint'] as const;

export const useChangeWebhookEndpointMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | WebhookEndpointNotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | OtpLockedResponse | TooManyCodesResponse | UnknownErrorResponse | CodeNotSentResponse | ServiceUnavailableResponse | TimeoutResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeWebhookEndpoint>>, TError,ChangeWebhookEndpointMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof changeWebhookEndpoint>>, TError,ChangeWebhookEndpointMutationVariables, TContext> => {

const mutationKey = getChangeWebhookEndpointMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeWebhookEndpoint>>, ChangeWebhookEndpointMutationVariables> = (props) => {
          const {webhookEndpointId,data} = props ?? {};

          return  changeWebhookEndpoint(webhookEndpointId,data,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type ChangeWebhookEndpointMutationResult = NonNullable<Awaited<ReturnType<typeof changeWebhookEndpoint>>>
    export type ChangeWebhookEndpointMutationBody = BodyType<ChangeWebhookEndpointRequest>
    export type ChangeWebhookEndpointMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | WebhookEndpointNotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | OtpLockedResponse | TooManyCodesResponse | UnknownErrorResponse | CodeNotSentResponse | ServiceUnavailableResponse | TimeoutResponse>
    export type ChangeWebhookEndpointMutationVariables = {webhookEndpointId: string;data: BodyType<ChangeWebhookEndpointRequest>}

    /**
 * @summary Change a webhook endpoint
 */
export const useChangeWebhookEndpoint = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | WebhookEndpointNotFoundResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | OtpLockedResponse | TooManyCodesResponse | UnknownErrorResponse | CodeNotSentResponse | ServiceUnavailableResponse | TimeoutResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeWebhookEndpoint>>, TError,ChangeWebhookEndpointMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeWebhookEndpoint>>,
        TError,
        ChangeWebhookEndpointMutationVariables,
        TContext
      > => {
      return useMutation(useChangeWebhookEndpointMutationOptions(options), queryClient);
    }
    export const getDeleteWebhookEndpointUrl = (webhookEndpointId: string,) => {

  return `/api/v1/webhook-endpoints/${encodeURIComponent(String(webhookEndpointId))}`
}

/**
 * With its deliveries. What has not been delivered is not sent any more.
 * @summary Delete a webhook endpoint
 */
export const deleteWebhookEndpoint = async (webhookEndpointId: string, options?: Parameters<typeof fetcher>[1]): Promise<void> => {

  return fetcher<void>(getDeleteWebhookEndpointUrl(webhookEndpointId),
  {
    ...options,
    method: 'DELETE'

  }
);}

export const getDeleteWebhookEndpointMutationKey = () => ['deleteWebhookEndpoint'] as const;

export const useDeleteWebhookEndpointMutationOptions = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | WebhookEndpointNotFoundResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteWebhookEndpoint>>, TError,DeleteWebhookEndpointMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteWebhookEndpoint>>, TError,DeleteWebhookEndpointMutationVariables, TContext> => {

const mutationKey = getDeleteWebhookEndpointMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteWebhookEndpoint>>, DeleteWebhookEndpointMutationVariables> = (props) => {
          const {webhookEndpointId} = props ?? {};

          return  deleteWebhookEndpoint(webhookEndpointId,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type DeleteWebhookEndpointMutationResult = NonNullable<Awaited<ReturnType<typeof deleteWebhookEndpoint>>>

    export type DeleteWebhookEndpointMutationError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | WebhookEndpointNotFoundResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type DeleteWebhookEndpointMutationVariables = {webhookEndpointId: string}

    /**
 * @summary Delete a webhook endpoint
 */
export const useDeleteWebhookEndpoint = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | WebhookEndpointNotFoundResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteWebhookEndpoint>>, TError,DeleteWebhookEndpointMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteWebhookEndpoint>>,
        TError,
        DeleteWebhookEndpointMutationVariables,
        TContext
      > => {
      return useMutation(useDeleteWebhookEndpointMutationOptions(options), queryClient);
    }
    export const getConfirmWebhookEndpointUrl = (webhookEndpointId: string,) => {

  return `/api/v1/webhook-endpoints/${encodeURIComponent(String(webhookEndpointId))}/confirm`
}

/**
 * One code confirms one request, once: a new endpoint, another URL, or a roll of the secret. This is the only response that has the secret of a new endpoint or of a roll.
 * @summary Confirm a webhook endpoint
 */
export const confirmWebhookEndpoint = async (webhookEndpointId: string,
    confirmWebhookEndpointRequest: ConfirmWebhookEndpointRequest,
    headers?: ConfirmWebhookEndpointHeaders, options?: Parameters<typeof fetcher>[1]): Promise<ConfirmedWebhookEndpoint> => {

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
return fetcher<ConfirmedWebhookEndpoint>(getConfirmWebhookEndpointUrl(webhookEndpointId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(confirmWebhookEndpointRequest)
  }
);}

export const getConfirmWebhookEndpointMutationKey = () => ['confirmWebhookEndpoint'] as const;

export const useConfirmWebhookEndpointMutationOptions = <TError = ErrorType<WrongCodeResponse | UnauthenticatedResponse | RoleRequiredResponse | ConfirmWebhookEndpoint409 | CodeOrActionExpiredResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | OtpLockedResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmWebhookEndpoint>>, TError,ConfirmWebhookEndpointMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof confirmWebhookEndpoint>>, TError,ConfirmWebhookEndpointMutationVariables, TContext> => {

const mutationKey = getConfirmWebhookEndpointMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmWebhookEndpoint>>, ConfirmWebhookEndpointMutationVariables> = (props) => {
          const {webhookEndpointId,data,headers} = props ?? {};

          return  confirmWebhookEndpoint(webhookEndpointId,data,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type ConfirmWebhookEndpointMutationResult = NonNullable<Awaited<ReturnType<typeof confirmWebhookEndpoint>>>
    export type ConfirmWebhookEndpointMutationBody = BodyType<ConfirmWebhookEndpointRequest>
    export type ConfirmWebhookEndpointMutationError = ErrorType<WrongCodeResponse | UnauthenticatedResponse | RoleRequiredResponse | ConfirmWebhookEndpoint409 | CodeOrActionExpiredResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | OtpLockedResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type ConfirmWebhookEndpointMutationVariables = {webhookEndpointId: string;data: BodyType<ConfirmWebhookEndpointRequest>;headers?: ConfirmWebhookEndpointHeaders}

    /**
 * @summary Confirm a webhook endpoint
 */
export const useConfirmWebhookEndpoint = <TError = ErrorType<WrongCodeResponse | UnauthenticatedResponse | RoleRequiredResponse | ConfirmWebhookEndpoint409 | CodeOrActionExpiredResponse | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | OtpLockedResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmWebhookEndpoint>>, TError,ConfirmWebhookEndpointMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmWebhookEndpoint>>,
        TError,
        ConfirmWebhookEndpointMutationVariables,
        TContext
      > => {
      return useMutation(useConfirmWebhookEndpointMutationOptions(options), queryClient);
    }
    export const getResendWebhookEndpointCodeUrl = (webhookEndpointId: string,) => {

  return `/api/v1/webhook-endpoints/${encodeURIComponent(String(webhookEndpointId))}/resend`
}

/**
 * The earlier code is no longer valid. A new code does not give new attempts.
 * @summary Send the code of a webhook endpoint again
 */
export const resendWebhookEndpointCode = async (webhookEndpointId: string,
    headers?: ResendWebhookEndpointCodeHeaders, options?: Parameters<typeof fetcher>[1]): Promise<WebhookConfirmation> => {

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
return fetcher<WebhookConfirmation>(getResendWebhookEndpointCodeUrl(webhookEndpointId),
  {
    ...options,
    method: 'POST',
    headers: { ...headers, ...getHeaders(options?.headers) }

  }
);}

export const getResendWebhookEndpointCodeMutationKey = () => ['resendWebhookEndpointCode'] as const;

export const useResendWebhookEndpointCodeMutationOptions = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | IdempotencyInFlightResponse | ActionExpiredResponse | IdempotencyMismatchResponse | OtpLockedResponse | TooManyCodesResponse | UnknownErrorResponse | CodeNotSentResponse | ServiceUnavailableResponse | TimeoutResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendWebhookEndpointCode>>, TError,ResendWebhookEndpointCodeMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof resendWebhookEndpointCode>>, TError,ResendWebhookEndpointCodeMutationVariables, TContext> => {

const mutationKey = getResendWebhookEndpointCodeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resendWebhookEndpointCode>>, ResendWebhookEndpointCodeMutationVariables> = (props) => {
          const {webhookEndpointId,headers} = props ?? {};

          return  resendWebhookEndpointCode(webhookEndpointId,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type ResendWebhookEndpointCodeMutationResult = NonNullable<Awaited<ReturnType<typeof resendWebhookEndpointCode>>>

    export type ResendWebhookEndpointCodeMutationError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | IdempotencyInFlightResponse | ActionExpiredResponse | IdempotencyMismatchResponse | OtpLockedResponse | TooManyCodesResponse | UnknownErrorResponse | CodeNotSentResponse | ServiceUnavailableResponse | TimeoutResponse>
    export type ResendWebhookEndpointCodeMutationVariables = {webhookEndpointId: string;headers?: ResendWebhookEndpointCodeHeaders}

    /**
 * @summary Send the code of a webhook endpoint again
 */
export const useResendWebhookEndpointCode = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | IdempotencyInFlightResponse | ActionExpiredResponse | IdempotencyMismatchResponse | OtpLockedResponse | TooManyCodesResponse | UnknownErrorResponse | CodeNotSentResponse | ServiceUnavailableResponse | TimeoutResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendWebhookEndpointCode>>, TError,ResendWebhookEndpointCodeMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resendWebhookEndpointCode>>,
        TError,
        ResendWebhookEndpointCodeMutationVariables,
        TContext
      > => {
      return useMutation(useResendWebhookEndpointCodeMutationOptions(options), queryClient);
    }
    export const getRollWebhookSecretUrl = (webhookEndpointId: string,) => {

  return `/api/v1/webhook-endpoints/${encodeURIComponent(String(webhookEndpointId))}/roll`
}

/**
 * For `overlapHours`, deliveries have two signatures: one with the new secret, and one with the old one. Until then, the secret is rolled again only without an overlap, which
 * ends both old ones at once.
 *
 * A person is sent a code by SMS: the response has `confirmation`, and `confirmWebhookEndpoint` returns the secret. A key gets it at once.
 * @summary Roll the secret of a webhook endpoint
 */
export const rollWebhookSecret = async (webhookEndpointId: string,
    rollWebhookSecretRequest: RollWebhookSecretRequest,
    headers?: RollWebhookSecretHeaders, options?: Parameters<typeof fetcher>[1]): Promise<NewWebhookEndpoint> => {

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
return fetcher<NewWebhookEndpoint>(getRollWebhookSecretUrl(webhookEndpointId),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json',...headers, ...getHeaders(options?.headers) },
    body: JSON.stringify(rollWebhookSecretRequest)
  }
);}

export const getRollWebhookSecretMutationKey = () => ['rollWebhookSecret'] as const;

export const useRollWebhookSecretMutationOptions = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | WebhookEndpointNotFoundResponse | RollWebhookSecret409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | OtpLockedResponse | TooManyCodesResponse | UnknownErrorResponse | CodeNotSentResponse | ServiceUnavailableResponse | TimeoutResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof rollWebhookSecret>>, TError,RollWebhookSecretMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof rollWebhookSecret>>, TError,RollWebhookSecretMutationVariables, TContext> => {

const mutationKey = getRollWebhookSecretMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof rollWebhookSecret>>, RollWebhookSecretMutationVariables> = (props) => {
          const {webhookEndpointId,data,headers} = props ?? {};

          return  rollWebhookSecret(webhookEndpointId,data,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type RollWebhookSecretMutationResult = NonNullable<Awaited<ReturnType<typeof rollWebhookSecret>>>
    export type RollWebhookSecretMutationBody = BodyType<RollWebhookSecretRequest>
    export type RollWebhookSecretMutationError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | WebhookEndpointNotFoundResponse | RollWebhookSecret409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | OtpLockedResponse | TooManyCodesResponse | UnknownErrorResponse | CodeNotSentResponse | ServiceUnavailableResponse | TimeoutResponse>
    export type RollWebhookSecretMutationVariables = {webhookEndpointId: string;data: BodyType<RollWebhookSecretRequest>;headers?: RollWebhookSecretHeaders}

    /**
 * @summary Roll the secret of a webhook endpoint
 */
export const useRollWebhookSecret = <TError = ErrorType<InvalidRequestResponse | UnauthenticatedResponse | RoleRequiredResponse | WebhookEndpointNotFoundResponse | RollWebhookSecret409 | PayloadTooLargeResponse | UnsupportedMediaTypeResponse | IdempotencyMismatchResponse | OtpLockedResponse | TooManyCodesResponse | UnknownErrorResponse | CodeNotSentResponse | ServiceUnavailableResponse | TimeoutResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof rollWebhookSecret>>, TError,RollWebhookSecretMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof rollWebhookSecret>>,
        TError,
        RollWebhookSecretMutationVariables,
        TContext
      > => {
      return useMutation(useRollWebhookSecretMutationOptions(options), queryClient);
    }
    export const getTestWebhookEndpointUrl = (webhookEndpointId: string,) => {

  return `/api/v1/webhook-endpoints/${encodeURIComponent(String(webhookEndpointId))}/test`
}

/**
 * An event `ping`, whichever types it has chosen.
 * @summary Send a test to a webhook endpoint
 */
export const testWebhookEndpoint = async (webhookEndpointId: string,
    headers?: TestWebhookEndpointHeaders, options?: Parameters<typeof fetcher>[1]): Promise<WebhookDelivery> => {

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
return fetcher<WebhookDelivery>(getTestWebhookEndpointUrl(webhookEndpointId),
  {
    ...options,
    method: 'POST',
    headers: { ...headers, ...getHeaders(options?.headers) }

  }
);}

export const getTestWebhookEndpointMutationKey = () => ['testWebhookEndpoint'] as const;

export const useTestWebhookEndpointMutationOptions = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | WebhookEndpointNotFoundResponse | WebhookEndpointDisabledResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof testWebhookEndpoint>>, TError,TestWebhookEndpointMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof testWebhookEndpoint>>, TError,TestWebhookEndpointMutationVariables, TContext> => {

const mutationKey = getTestWebhookEndpointMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof testWebhookEndpoint>>, TestWebhookEndpointMutationVariables> = (props) => {
          const {webhookEndpointId,headers} = props ?? {};

          return  testWebhookEndpoint(webhookEndpointId,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type TestWebhookEndpointMutationResult = NonNullable<Awaited<ReturnType<typeof testWebhookEndpoint>>>

    export type TestWebhookEndpointMutationError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | WebhookEndpointNotFoundResponse | WebhookEndpointDisabledResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type TestWebhookEndpointMutationVariables = {webhookEndpointId: string;headers?: TestWebhookEndpointHeaders}

    /**
 * @summary Send a test to a webhook endpoint
 */
export const useTestWebhookEndpoint = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | WebhookEndpointNotFoundResponse | WebhookEndpointDisabledResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof testWebhookEndpoint>>, TError,TestWebhookEndpointMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof testWebhookEndpoint>>,
        TError,
        TestWebhookEndpointMutationVariables,
        TContext
      > => {
      return useMutation(useTestWebhookEndpointMutationOptions(options), queryClient);
    }
    export const getListWebhookDeliveriesUrl = (webhookEndpointId: string,
    params?: ListWebhookDeliveriesParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/webhook-endpoints/${encodeURIComponent(String(webhookEndpointId))}/deliveries?${stringifiedParams}` : `/api/v1/webhook-endpoints/${encodeURIComponent(String(webhookEndpointId))}/deliveries`
}

/**
 * Of the last 30 days, newest first.
 * @summary List the deliveries of a webhook endpoint
 */
export const listWebhookDeliveries = async (webhookEndpointId: string,
    params?: ListWebhookDeliveriesParams, options?: Parameters<typeof fetcher>[1]): Promise<WebhookDeliveryList> => {

  return fetcher<WebhookDeliveryList>(getListWebhookDeliveriesUrl(webhookEndpointId,params),
  {
    ...options,
    method: 'GET'

  }
);}

export const getListWebhookDeliveriesQueryKey = (webhookEndpointId: string,
    params?: ListWebhookDeliveriesParams,) => {
    return [
    `/api/v1/webhook-endpoints/${webhookEndpointId}/deliveries`, ...(params ? [params] : [])
    ] as const;
    }

export const getListWebhookDeliveriesQueryOptions = <TData = Awaited<ReturnType<typeof listWebhookDeliveries>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | RoleRequiredResponse | WebhookEndpointNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(webhookEndpointId: string,
    params?: ListWebhookDeliveriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWebhookDeliveries>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListWebhookDeliveriesQueryKey(webhookEndpointId,params);

    const queryFn: QueryFunction<Awaited<ReturnType<typeof listWebhookDeliveries>>> = ({ signal }) => listWebhookDeliveries(webhookEndpointId,params, { signal, ...requestOptions });

   return  { queryKey, queryFn, enabled: webhookEndpointId !== null && webhookEndpointId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listWebhookDeliveries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListWebhookDeliveriesQueryResult = NonNullable<Awaited<ReturnType<typeof listWebhookDeliveries>>>
export type ListWebhookDeliveriesQueryError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | RoleRequiredResponse | WebhookEndpointNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>

export function useListWebhookDeliveries<TData = Awaited<ReturnType<typeof listWebhookDeliveries>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | RoleRequiredResponse | WebhookEndpointNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 webhookEndpointId: string,
    params: undefined |  ListWebhookDeliveriesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWebhookDeliveries>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWebhookDeliveries>>,
          TError,
          Awaited<ReturnType<typeof listWebhookDeliveries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWebhookDeliveries<TData = Awaited<ReturnType<typeof listWebhookDeliveries>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | RoleRequiredResponse | WebhookEndpointNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 webhookEndpointId: string,
    params?: ListWebhookDeliveriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWebhookDeliveries>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWebhookDeliveries>>,
          TError,
          Awaited<ReturnType<typeof listWebhookDeliveries>>
        > , 'initialData'
      >, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWebhookDeliveries<TData = Awaited<ReturnType<typeof listWebhookDeliveries>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | RoleRequiredResponse | WebhookEndpointNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 webhookEndpointId: string,
    params?: ListWebhookDeliveriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWebhookDeliveries>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the deliveries of a webhook endpoint
 */

export function useListWebhookDeliveries<TData = Awaited<ReturnType<typeof listWebhookDeliveries>>, TError = ErrorType<InvalidPageResponse | UnauthenticatedResponse | RoleRequiredResponse | WebhookEndpointNotFoundResponse | UnknownErrorResponse | ServiceUnavailableResponse>>(
 webhookEndpointId: string,
    params?: ListWebhookDeliveriesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWebhookDeliveries>>, TError, TData>>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListWebhookDeliveriesQueryOptions(webhookEndpointId,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}

export const getResendWebhookDeliveryUrl = (webhookDeliveryId: string,) => {

  return `/api/v1/webhook-deliveries/${encodeURIComponent(String(webhookDeliveryId))}/resend`
}

/**
 * As a new delivery of the same event, which has the same `webhook-id`.
 * @summary Send a delivery again
 */
export const resendWebhookDelivery = async (webhookDeliveryId: string,
    headers?: ResendWebhookDeliveryHeaders, options?: Parameters<typeof fetcher>[1]): Promise<WebhookDelivery> => {

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
return fetcher<WebhookDelivery>(getResendWebhookDeliveryUrl(webhookDeliveryId),
  {
    ...options,
    method: 'POST',
    headers: { ...headers, ...getHeaders(options?.headers) }

  }
);}

export const getResendWebhookDeliveryMutationKey = () => ['resendWebhookDelivery'] as const;

export const useResendWebhookDeliveryMutationOptions = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | ResendWebhookDelivery404 | WebhookEndpointDisabledResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendWebhookDelivery>>, TError,ResendWebhookDeliveryMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
): UseMutationOptions<Awaited<ReturnType<typeof resendWebhookDelivery>>, TError,ResendWebhookDeliveryMutationVariables, TContext> => {

const mutationKey = getResendWebhookDeliveryMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};

      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resendWebhookDelivery>>, ResendWebhookDeliveryMutationVariables> = (props) => {
          const {webhookDeliveryId,headers} = props ?? {};

          return  resendWebhookDelivery(webhookDeliveryId,headers,requestOptions)
        }

        const customOptions = withOneKey({...mutationOptions, mutationFn});

  return  customOptions}

    export type ResendWebhookDeliveryMutationResult = NonNullable<Awaited<ReturnType<typeof resendWebhookDelivery>>>

    export type ResendWebhookDeliveryMutationError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | ResendWebhookDelivery404 | WebhookEndpointDisabledResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>
    export type ResendWebhookDeliveryMutationVariables = {webhookDeliveryId: string;headers?: ResendWebhookDeliveryHeaders}

    /**
 * @summary Send a delivery again
 */
export const useResendWebhookDelivery = <TError = ErrorType<InvalidParametersResponse | UnauthenticatedResponse | RoleRequiredResponse | ResendWebhookDelivery404 | WebhookEndpointDisabledResponse | IdempotencyMismatchResponse | RateLimitedResponse | UnknownErrorResponse | ServiceUnavailableResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendWebhookDelivery>>, TError,ResendWebhookDeliveryMutationVariables, TContext>, request?: SecondParameter<typeof fetcher>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resendWebhookDelivery>>,
        TError,
        ResendWebhookDeliveryMutationVariables,
        TContext
      > => {
      return useMutation(useResendWebhookDeliveryMutationOptions(options), queryClient);
    }
