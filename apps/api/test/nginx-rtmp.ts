import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nginxRtmpModule } from '../../../tools/nginx-rtmp.mjs';
import { freePort } from '../../../tools/product.mjs';
import { closeAtTheEnd } from './leftovers.ts';
import { temporaryFolder } from './temporary-folder.ts';

const types = 'types { application/vnd.apple.mpegurl m3u8; video/mp2t ts; }';

/** A real media server that is not part of the product: nginx with its RTMP module. */
export class NginxRtmp {
  private process: ChildProcess | undefined;

  private constructor(
    private readonly folder: string,
    private readonly rtmpPort: number,
    private readonly httpPort: number,
  ) {}

  /** Chooses the ports without starting nginx: the site must know them first, because nginx asks it at each publish. */
  static async prepare(): Promise<NginxRtmp> {
    const folder = temporaryFolder('rtmp');
    // If root starts nginx, its workers run as another user, who needs access to this folder.
    chmodSync(folder, 0o755);
    const nginx = new NginxRtmp(folder, await freePort(), await freePort());
    closeAtTheEnd(() => nginx.kill());
    return nginx;
  }

  /** Settings that connect the site to this media server. */
  environment(secret: string): Record<string, string> {
    const root = `http://127.0.0.1:${this.httpPort}`;
    return {
      MEDIA_SERVER: 'nginx',
      MEDIA_SERVER_API: `${root}/stat`,
      MEDIA_SERVER_HLS: root,
      MEDIA_SERVER_SECRET: secret,
    };
  }

  /** Returns the address to which an encoder publishes. */
  address(key: string, stream = 'church'): string {
    return `rtmp://127.0.0.1:${this.rtmpPort}/live/${stream}?key=${key}`;
  }

  /** @param site address of the API @param secret secret that the callbacks carry */
  async start(site: string, secret: string): Promise<void> {
    const file = join(this.folder, 'nginx.conf');
    mkdirSync(join(this.folder, 'hls'), { recursive: true });
    writeFileSync(file, this.configuration(`${site}/api/media-server/nginx?secret=${secret}`));
    this.process = spawn('nginx', ['-p', this.folder, '-e', join(this.folder, 'error.log'), '-c', file], {
      stdio: 'ignore',
    });
  }

  /** Stops nginx and its workers at once. */
  async kill(): Promise<void> {
    const { process: master } = this;
    if (!master || master.exitCode !== null || master.signalCode !== null) return;
    // SIGTERM makes the workers exit, too; if the master were killed, they would keep running.
    master.kill('SIGTERM');
    await once(master, 'exit');
  }

  private configuration(callback: string): string {
    const { folder, rtmpPort, httpPort } = this;
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${join(folder, name)};`)
      .join(' ');
    const hls = (app: string, fragment: number): string =>
      `hls on; hls_path ${join(folder, 'hls', app)}; hls_fragment ${fragment}s; hls_playlist_length ${fragment * 6}s; hls_fragment_naming system;`;
    const sound = `exec_push ffmpeg -loglevel error -analyzeduration 5000000 -i rtmp://127.0.0.1:${rtmpPort}/live/$name -vn -c:a copy -f flv rtmp://127.0.0.1:${rtmpPort}/variants/\${name}_audio;`;
    return `load_module ${nginxRtmpModule};
daemon off; worker_processes 1; pid ${join(folder, 'pid')}; error_log ${join(folder, 'error.log')} error;
events { worker_connections 256; }
rtmp { access_log off; server { listen 127.0.0.1:${rtmpPort};
  application live { live on; drop_idle_publisher 8s; on_publish ${callback}; on_publish_done ${callback}; ${hls('live', 2)} ${sound} }
  application variants { live on; allow publish 127.0.0.1; deny publish all; ${hls('variants', 4)} }
} }
http { access_log off; ${temporary}
  server { listen 127.0.0.1:${httpPort}; root ${join(folder, 'hls')}; ${types}
    location = /stat { rtmp_stat all; }
    location /control { rtmp_control all; }
  } }
`;
  }
}
