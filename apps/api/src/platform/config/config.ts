import { resolve } from 'node:path';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { Environment, type MediaServerKind } from './environment.ts';

/** A setting that cannot be used; the message is one sentence for the person who starts the server. */
export class ConfigError extends Error {}

/** Where texts are sent; Africa's Talking or a gateway that speaks its form. */
export interface TextGateway {
  url: string;
  username: string;
  apiKey: string;
  from?: string;
}

/** A bucket of a store that speaks S3. */
export interface ObjectStore {
  /** Unset: Amazon's own, by the region. */
  endpoint?: string;
  /** Where browsers reach it and fetch recordings by signed addresses. Unset: they get every file from this server. */
  publicEndpoint?: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** The pictures that a map is laid with. */
export interface MapTiles {
  /** With `{z}`, `{x}` and `{y}`. */
  url: string;
  /** Whom to name beside the map. */
  attribution: string;
}

/** Where payments are collected. */
export interface PaymentSettings {
  /** Shillings for a dollar. */
  rate: number;
  pesapal?: { url: string; key: string; secret: string };
  flutterwave?: { url: string; secretKey: string; webhookSecret: string };
  /** The stand-in on this server is offered too, and what it collected counts. */
  sandbox: boolean;
}

/** How the live stream comes in and goes out. */
export interface LiveSettings {
  server: MediaServerKind;
  /** Ports of the embedded server; 0 takes any that is free. */
  rtmpPort: number;
  hlsPort: number;
  /** Address that encoders are told. Unset: the host of `publicUrl` with the port of RTMP. */
  rtmpUrl?: string;
  /** Smaller pictures beside what the encoder sends. Unset: where ffmpeg is there. */
  ladder?: boolean;
  /** Most bytes that recordings not yet made a sermon may take; 0 records nothing. */
  recordingBytes: number;
  /** A server of its own, `srs` or `nginx`. */
  external?: {
    /** Root of SRS' control API, or the page of nginx' statistics. With a user and password in it where they are asked for. */
    api: string;
    /** Root under which it serves playlists and pieces. */
    hls: string;
    /** What its callbacks carry. */
    secret: string;
    /** Folder on this machine where it leaves recordings. */
    recordings?: string;
  };
  /** Where a playlist may lie besides this site. */
  hlsOrigins: string[];
  youtube?: { url: string; key: string };
}

/** Every setting of the server, validated. The class is its own injection token. */
export class Config {
  port: number;
  /** Address that visitors use, without a slash at its end. */
  publicUrl: string;
  /** Absolute folder of the SQLite file, uploads and outbox. */
  dataDir: string;
  /** Unset: embedded SQLite under `dataDir`. */
  databaseUrl?: string;
  /** What several processes of the site share. Unset: there is one process. */
  redisUrl?: string;
  adminUsername: string;
  adminPassword?: string;
  mediaUsername: string;
  mediaPassword?: string;
  /** Sample events and sermons stand in while there are none. */
  sampleContent: boolean;
  giveUrl?: string;
  payments: PaymentSettings;
  smtpUrl?: string;
  mailFrom: string;
  /** Mails of a campaign that are handed to the mail server in a minute. */
  campaignMailsPerMinute: number;
  textGateway?: TextGateway;
  /** Shillings that one text message costs; unset: not known. */
  textMessagePriceUgx?: number;
  /** Origins of push services beside those of the browsers' makers. */
  pushServices: readonly string[];
  /** Where uploaded files lie. Unset: under `dataDir`. */
  objectStore?: ObjectStore;
  /** Unset: the map of families is drawn without pictures. */
  mapTiles?: MapTiles;
  live: LiveSettings;
  /** Seals what must be readable again, such as stream keys. Unset: kept in a file of `dataDir`. */
  secretKey?: string;
  /** A backup is made each night. `to`: a folder, or `s3://bucket/prefix`. */
  backup?: { to: string; passphrase: string };
  /** What Prometheus shows to read `/metrics`. Unset: there is none. */
  metricsToken?: string;
  /** Where traces are sent, by OTLP over HTTP. Unset: none are made. */
  tracesUrl?: string;
  /** Pages are stored on visitors' devices; off removes what is stored there. */
  serviceWorker: boolean;
  /** Multiplies every rate limit. */
  rateLimitScale: number;
  /** Fastify's `trustProxy`: addresses of proxies whose X-Forwarded-For is believed. */
  trustProxy?: string;
  /** From the signal to stop until the listener closes. */
  stopNoticeMs: number;
  logLevel: string;
}

/** @throws ConfigError when only some of its settings are there */
function objectStoreOf({
  S3_ENDPOINT,
  S3_REGION,
  S3_BUCKET,
  S3_ACCESS_KEY_ID,
  S3_SECRET_ACCESS_KEY,
  S3_PUBLIC_ENDPOINT,
}: Environment): ObjectStore | undefined {
  if (S3_BUCKET && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY) {
    return {
      endpoint: S3_ENDPOINT,
      publicEndpoint: S3_PUBLIC_ENDPOINT,
      region: S3_REGION,
      bucket: S3_BUCKET,
      accessKeyId: S3_ACCESS_KEY_ID,
      secretAccessKey: S3_SECRET_ACCESS_KEY,
    };
  }
  if (S3_ENDPOINT ?? S3_BUCKET ?? S3_ACCESS_KEY_ID ?? S3_SECRET_ACCESS_KEY ?? S3_PUBLIC_ENDPOINT) {
    throw new ConfigError(
      'The settings cannot be used: S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together.',
    );
  }
  return undefined;
}

/** @throws ConfigError when only one of the two is there, or a bucket without its account */
function backupOf({ BACKUP_TO: to, BACKUP_PASSPHRASE: passphrase, S3_BUCKET }: Environment): Config['backup'] {
  if (to === undefined && passphrase === undefined) return undefined;
  if (to === undefined || passphrase === undefined)
    throw new ConfigError('The settings cannot be used: BACKUP_TO and BACKUP_PASSPHRASE go together.');
  if (to.startsWith('s3://') && S3_BUCKET === undefined)
    throw new ConfigError('The settings cannot be used: BACKUP_TO=s3://… needs the S3_ settings.');
  return { to, passphrase };
}

/** @throws ConfigError when only some of a provider's settings are there */
function paymentsOf(settings: Environment): PaymentSettings {
  const {
    PESAPAL_CONSUMER_KEY: key,
    PESAPAL_CONSUMER_SECRET: secret,
    FLUTTERWAVE_SECRET_KEY: secretKey,
    FLUTTERWAVE_WEBHOOK_SECRET: webhookSecret,
  } = settings;
  if ((key === undefined) !== (secret === undefined))
    throw new ConfigError('The settings cannot be used: PESAPAL_CONSUMER_KEY and PESAPAL_CONSUMER_SECRET go together.');
  if ((secretKey === undefined) !== (webhookSecret === undefined))
    throw new ConfigError(
      'The settings cannot be used: FLUTTERWAVE_SECRET_KEY and FLUTTERWAVE_WEBHOOK_SECRET go together.',
    );
  const pesapal = key && secret ? { url: settings.PESAPAL_URL.replace(/\/+$/, ''), key, secret } : undefined;
  const flutterwave =
    secretKey && webhookSecret
      ? { url: settings.FLUTTERWAVE_URL.replace(/\/+$/, ''), secretKey, webhookSecret }
      : undefined;
  // A church that runs on a database server is meant to be real: nobody must take a test for a gift there unless asked for.
  const sandbox = settings.SANDBOX_PAYMENTS ?? (settings.DATABASE_URL === undefined && !pesapal && !flutterwave);
  return { rate: settings.UGX_PER_USD, pesapal, flutterwave, sandbox };
}

/** @throws ConfigError when a server of its own lacks an address or the secret */
function liveOf(settings: Environment): LiveSettings {
  const {
    MEDIA_SERVER: server,
    MEDIA_SERVER_API: api,
    MEDIA_SERVER_HLS: hls,
    MEDIA_SERVER_SECRET: secret,
    MEDIA_SERVER_RECORDINGS: recordings,
  } = settings;
  const isExternal = server === 'srs' || server === 'nginx';
  if (isExternal && !(api && hls && secret))
    throw new ConfigError(
      `The settings cannot be used: MEDIA_SERVER=${server} needs MEDIA_SERVER_API, MEDIA_SERVER_HLS and MEDIA_SERVER_SECRET.`,
    );
  return {
    server,
    rtmpPort: settings.RTMP_PORT,
    hlsPort: settings.HLS_PORT,
    rtmpUrl: settings.RTMP_URL,
    ladder: settings.LIVE_LADDER,
    recordingBytes: settings.RECORDINGS_MAX_GB * 1e9,
    external:
      isExternal && api && hls && secret
        ? {
            api: api.replace(/\/+$/, ''),
            hls: hls.replace(/\/+$/, ''),
            secret,
            recordings: recordings && resolve(recordings),
          }
        : undefined,
    hlsOrigins: settings.HLS_ORIGINS?.split(',').map((origin) => origin.trim()) ?? [],
    youtube: settings.YOUTUBE_API_KEY
      ? { url: settings.YOUTUBE_API_URL.replace(/\/+$/, ''), key: settings.YOUTUBE_API_KEY }
      : undefined,
  };
}

/** Reads and validates all settings. @throws ConfigError naming each wrong one */
export function loadConfig(environment: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const settings = plainToInstance(Environment, given);
  const errors = validateSync(settings, { forbidUnknownValues: false });
  if (errors.length > 0) {
    const reasons = errors.map((problem) => Object.values(problem.constraints ?? {})[0] ?? problem.property);
    throw new ConfigError(`The settings cannot be used: ${reasons.join('; ')}.`);
  }
  if ((settings.SMS_USERNAME === undefined) !== (settings.SMS_API_KEY === undefined)) {
    throw new ConfigError('The settings cannot be used: SMS_USERNAME and SMS_API_KEY go together.');
  }
  return {
    port: settings.PORT,
    publicUrl: (settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).replace(/\/+$/, ''),
    dataDir: resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL,
    redisUrl: settings.REDIS_URL,
    adminUsername: settings.ADMIN_USERNAME,
    adminPassword: settings.ADMIN_PASSWORD,
    mediaUsername: settings.MEDIA_USERNAME,
    mediaPassword: settings.MEDIA_PASSWORD,
    sampleContent: settings.SAMPLE_CONTENT ?? settings.DATABASE_URL === undefined,
    giveUrl: settings.GIVE_URL,
    payments: paymentsOf(settings),
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    campaignMailsPerMinute: settings.CAMPAIGN_MAILS_PER_MINUTE,
    textMessagePriceUgx: settings.TEXT_MESSAGE_PRICE_UGX,
    textGateway:
      settings.SMS_USERNAME && settings.SMS_API_KEY
        ? {
            url: settings.SMS_URL,
            username: settings.SMS_USERNAME,
            apiKey: settings.SMS_API_KEY,
            from: settings.SMS_FROM,
          }
        : undefined,
    objectStore: objectStoreOf(settings),
    mapTiles:
      settings.MAP_TILES_URL === undefined
        ? undefined
        : { url: settings.MAP_TILES_URL, attribution: settings.MAP_TILES_ATTRIBUTION },
    live: liveOf(settings),
    secretKey: settings.SECRET_KEY,
    backup: backupOf(settings),
    metricsToken: settings.METRICS_TOKEN,
    pushServices: settings.PUSH_SERVICES?.split(',').map((origin) => origin.trim()) ?? [],
    tracesUrl:
      settings.OTEL_EXPORTER_OTLP_ENDPOINT && `${settings.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, '')}/v1/traces`,
    serviceWorker: settings.SERVICE_WORKER,
    rateLimitScale: settings.RATE_LIMIT_SCALE,
    trustProxy: settings.TRUST_PROXY,
    stopNoticeMs: settings.STOP_NOTICE_MS ?? (settings.NODE_ENV === 'production' ? 1_000 : 0),
    logLevel: settings.LOG_LEVEL,
  };
}
