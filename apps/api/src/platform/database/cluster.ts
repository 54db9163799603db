import type { Connection, ConnectionOptions, Pool, PoolConnection, PoolOptions } from 'mysql2';
import { codeOf, DatabaseUnavailable, isAccessDenied } from './errors.ts';
import { eventLoopClock } from './event-loop-clock.ts';
import { mysql2 } from './mysql2.ts';
import { takesWrites } from './node-state.ts';

/** Milliseconds between two checks of a node. */
const intervalMs = 500;
/** Milliseconds that a node has to answer a check. */
const answerMs = 1_000;
/** Milliseconds for which a node that was unavailable must be healthy before it is used again. */
const settleMs = 3_000;

type Callback = (error: Error | null, connection?: PoolConnection) => void;
type Done = (error?: Error | null) => void;

/** Network and protocol errors: no caller can reach the node. */
const isOutOfReach = (error: Error): boolean => /^E[A-Z]+$|^PROTOCOL_/.test(codeOf(error));

/** One node of the cluster. A dedicated connection checks its state every `intervalMs`. */
class ClusterNode {
  isHealthy = false;
  /** Set when the account has no permission to read the state of the node. */
  denial: Error | undefined;
  readonly host: string;
  readonly port: number;
  private healthySince = 0;
  private connection: Connection | undefined;
  private check: Promise<void> | undefined;

  constructor(
    url: string,
    private readonly onUnavailable: (node: ClusterNode) => void,
  ) {
    const { hostname, port } = new URL(url);
    this.host = hostname.replace(/^\[|\]$/g, '');
    this.port = Number(port || 3306);
  }

  get name(): string {
    return `${this.host}:${this.port}`;
  }

  get isSettled(): boolean {
    return this.isHealthy && performance.now() - this.healthySince > settleMs;
  }

  /** @param isFirst whether this is the first check of the node; it is then used without waiting for `settleMs` */
  probe(options: PoolOptions, isFirst = false): Promise<void> {
    this.check ??= this.ask(options)
      .then(
        (isHealthy) => {
          if (!isHealthy) return this.markUnavailable();
          if (!this.isHealthy) this.healthySince = isFirst ? -settleMs : performance.now();
          this.isHealthy = true;
          this.denial = undefined;
        },
        (error: Error) => {
          this.denial = isAccessDenied(error) ? error : undefined;
          this.markUnavailable();
        },
      )
      .finally(() => (this.check = undefined));
    return this.check;
  }

  /** Opens a connection that belongs to the caller. */
  connect({ user, password, database, connectTimeout }: ConnectionOptions): Connection {
    return mysql2().createConnection({ user, password, database, connectTimeout, host: this.host, port: this.port });
  }

  markUnavailable(): void {
    this.close();
    if (!this.isHealthy) return;
    this.isHealthy = false;
    this.onUnavailable(this);
  }

  close(): void {
    this.connection?.destroy();
    this.connection = undefined;
  }

  private open(options: PoolOptions): Connection {
    const connection = mysql2().createConnection({ ...options, host: this.host, port: this.port });
    // When a database process is killed, its operating system closes the connections, so the failure is noticed before the next check.
    connection.on('error', () => {
      if (this.connection === connection) this.markUnavailable();
    });
    return connection;
  }

  /** Whether the node accepts writes. */
  private ask(options: PoolOptions): Promise<boolean> {
    this.connection ??= this.open(options);
    const connection = this.connection;
    return new Promise((resolve, reject) => {
      const cancel = eventLoopClock.after(answerMs, () => reject(new DatabaseUnavailable()));
      takesWrites(connection).finally(cancel).then(resolve, reject);
    });
  }
}

/** One pool for each node that is in use. */
class ClusterPool {
  private readonly pools = new Map<ClusterNode, Pool>();

  constructor(
    private readonly cluster: ClusterDriver,
    private readonly options: PoolOptions,
  ) {}

  getConnection(callback: Callback): void {
    void this.cluster.current().then((node) => this.connect(node, callback));
  }

  /**
   * Closes the pool of a node. Callers that wait for one of its connections get an error and try the next node; running statements
   * end at their own time limit.
   */
  closePoolOf(node: ClusterNode): void {
    this.pools.get(node)?.end(() => undefined);
    this.pools.delete(node);
  }

  end(callback: Done): void {
    const ends = [...this.pools.values()].map((pool) => pool.promise().end());
    this.pools.clear();
    this.cluster.forget(this);
    Promise.all(ends).then(() => callback(), callback);
  }

  private connect(node: ClusterNode, callback: Callback): void {
    if (node.denial) return callback(node.denial);
    const pool = this.pools.get(node) ?? mysql2().createPool({ ...this.options, host: node.host, port: node.port });
    this.pools.set(node, pool);
    pool.getConnection((error, connection) => {
      if (!error) return callback(null, connection);
      if (isOutOfReach(error)) node.markUnavailable();
      void this.cluster.current().then((next) => (next === node ? callback(error) : this.connect(next, callback)));
    });
  }
}

/**
 * Replaces the mysql2 driver when `DATABASE_URL` names several nodes. All connections go to the first healthy node, because
 * conflicting writes to the same rows on two nodes would be detected only at COMMIT. ADR 27.
 */
export class ClusterDriver {
  readonly nodes: readonly ClusterNode[];
  private readonly pools = new Set<ClusterPool>();
  private timer: NodeJS.Timeout | undefined;
  private firstCheck: Promise<unknown> = Promise.resolve();

  constructor(urls: readonly string[]) {
    this.nodes = urls.map(
      (url) => new ClusterNode(url, (node) => this.pools.forEach((pool) => pool.closePoolOf(node))),
    );
  }

  get hosts(): string {
    return this.nodes.map(({ name }) => name).join(', ');
  }

  createPool(options: PoolOptions): ClusterPool {
    const pool = new ClusterPool(this, options);
    this.pools.add(pool);
    if (!this.timer) {
      const { host: _host, port: _port, connectionLimit: _limit, ...single } = options;
      this.firstCheck = Promise.all(this.nodes.map((node) => node.probe(single, true)));
      this.timer = setInterval(() => this.nodes.forEach((node) => void node.probe(single)), intervalMs);
    }
    return pool;
  }

  /** The first settled node, else the first healthy one. If none is healthy: the first of the list, whose error then tells why. */
  async current(): Promise<ClusterNode> {
    await this.firstCheck;
    const node =
      this.nodes.find(({ isSettled }) => isSettled) ?? this.nodes.find(({ isHealthy }) => isHealthy) ?? this.nodes[0];
    if (!node) throw new Error('A cluster has nodes');
    return node;
  }

  forget(pool: ClusterPool): void {
    this.pools.delete(pool);
    if (this.pools.size > 0) return;
    clearInterval(this.timer);
    this.timer = undefined;
    for (const node of this.nodes) node.close();
  }
}
