"""Open Image Denoise without its library: Intel's trained U-Net run by OpenCV's dnn module.

Debian's Blender is built without OIDN. The weights (weights/*.tza, Apache-2.0, from npm `denoiser@0.0.11`)
are read here, written as an ONNX graph in memory and run by cv2.dnn, which is some twenty times faster
than numpy with the reference BLAS of this machine.
"""
import os
import struct

import cv2
import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
WEIGHTS = os.path.join(HERE, 'weights', 'rt_hdr_calb_cnrm.tza')
TILE_ROWS = 512
OVERLAP = 128
HDR_MAX = 65504.0


def read_tza(path):
    """Tensors of a TZA archive (format version 2) by name, as float32."""
    with open(path, 'rb') as file:
        data = file.read()
    magic, major, _minor, table = struct.unpack_from('<HBBQ', data, 0)
    if magic != 0x41D7 or major != 2:
        raise ValueError(f'{path}: not a TZA 2 archive')
    count, = struct.unpack_from('<I', data, table)
    cursor, tensors = table + 4, {}
    for _ in range(count):
        length, = struct.unpack_from('<H', data, cursor)
        name = data[cursor + 2:cursor + 2 + length].decode()
        cursor += 2 + length
        rank = data[cursor]
        dims = struct.unpack_from(f'<{rank}I', data, cursor + 1)
        cursor += 1 + 4 * rank + rank
        kind = {'f': '<f4', 'h': '<f2'}[chr(data[cursor])]
        offset, = struct.unpack_from('<Q', data, cursor + 1)
        cursor += 9
        flat = np.frombuffer(data, kind, int(np.prod(dims)), offset)
        tensors[name] = flat.reshape(dims).astype('<f4')
    return tensors


def varint(value):
    out = bytearray()
    while value > 127:
        out.append(value & 127 | 128)
        value >>= 7
    return bytes(out) + bytes([value])


def field(number, value):
    """One protobuf field: int as varint, str/bytes as a length-delimited field."""
    if isinstance(value, int):
        return varint(number << 3) + varint(value)
    raw = value.encode() if isinstance(value, str) else value
    return varint(number << 3 | 2) + varint(len(raw)) + raw


def attribute(name, value):
    if isinstance(value, int):
        body, kind = field(3, value), 2
    elif isinstance(value, str):
        body, kind = field(4, value), 3
    elif isinstance(value[0], float):
        body, kind = b''.join(varint(7 << 3 | 5) + struct.pack('<f', v) for v in value), 6
    else:
        body, kind = b''.join(field(8, v) for v in value), 7
    return field(5, field(1, name) + body + field(20, kind))


def node(kind, inputs, output, **attributes):
    body = b''.join(field(1, name) for name in inputs) + field(2, output)
    body += field(3, output) + field(4, kind)
    return field(1, body + b''.join(attribute(k, v) for k, v in attributes.items()))


def tensor(name, array):
    dims = b''.join(field(1, int(size)) for size in array.shape)
    return field(5, dims + field(2, 1) + field(8, name) + field(9, array.tobytes()))


def value_info(number, name, shape):
    dims = b''.join(field(1, field(1, size)) for size in shape)
    return field(number, field(1, name) + field(2, field(1, field(1, 1) + field(2, dims))))


def unet(tensors, height, width):
    """The OIDN U-Net for one input size, as a cv2.dnn network."""
    nodes, weights = [], []

    def conv(source, name, relu=True):
        weights.append(tensor(f'{name}.weight', tensors[f'{name}.weight']))
        weights.append(tensor(f'{name}.bias', tensors[f'{name}.bias']))
        nodes.append(node('Conv', [source, f'{name}.weight', f'{name}.bias'], f'{name}.out',
                          kernel_shape=[3, 3], pads=[1, 1, 1, 1], strides=[1, 1]))
        if not relu:
            return f'{name}.out'
        nodes.append(node('Relu', [f'{name}.out'], name))
        return name

    def pool(source):
        nodes.append(node('MaxPool', [source], f'{source}.pool', kernel_shape=[2, 2], strides=[2, 2]))
        return f'{source}.pool'

    def join(source, skip):
        up = f'{source}.up'
        nodes.append(node('Upsample', [source], up, mode='nearest', scales=[1.0, 1.0, 2.0, 2.0]))
        nodes.append(node('Concat', [up, skip], f'{source}.joined', axis=1))
        return f'{source}.joined'

    level1 = pool(conv(conv('input', 'enc_conv0'), 'enc_conv1'))
    level2 = pool(conv(level1, 'enc_conv2'))
    level3 = pool(conv(level2, 'enc_conv3'))
    level4 = pool(conv(level3, 'enc_conv4'))
    bottom = conv(conv(level4, 'enc_conv5a'), 'enc_conv5b')
    for stage, skip in (('4', level3), ('3', level2), ('2', level1), ('1', 'input')):
        bottom = conv(conv(join(bottom, skip), f'dec_conv{stage}a'), f'dec_conv{stage}b')
    result = conv(bottom, 'dec_conv0', relu=False)

    channels = tensors['enc_conv0.weight'].shape[1]
    graph = b''.join(nodes) + field(2, 'unet') + b''.join(weights)
    graph += value_info(11, 'input', (1, channels, height, width)) + value_info(12, result, (1, 3, height, width))
    model = field(1, 4) + field(7, graph) + field(8, field(1, '') + field(2, 7))
    return cv2.dnn.readNetFromONNX(np.frombuffer(model, np.uint8))


PU = dict(a=1.41283765e+03, b=1.64593172e+00, c=4.31384981e-01, d=-2.94139609e-03, e=1.92653254e-01,
          f=6.26026094e-03, g=9.98620152e-01, y0=1.57945760e-06, y1=3.22087631e-02,
          x0=2.23151711e-03, x1=3.70974749e-01)


def pu_forward(y):
    p = PU
    middle = p['b'] * np.power(np.maximum(y, 1e-12), p['c']) + p['d']
    return np.where(y <= p['y0'], p['a'] * y, np.where(y <= p['y1'], middle, p['e'] * np.log(y + p['f']) + p['g']))


def pu_inverse(x):
    p = PU
    middle = np.power(np.maximum(x - p['d'], 0) / p['b'], 1 / p['c'])
    return np.where(x <= p['x0'], x / p['a'], np.where(x <= p['x1'], middle, np.exp((x - p['g']) / p['e']) - p['f']))


def exposure_scale(color):
    """OIDN's auto-exposure: the log-average of 16 px bins is brought to a key of 0.18."""
    luminance = color @ np.array([0.2126, 0.7152, 0.0722], np.float32)
    height, width = luminance.shape
    bins = cv2.resize(luminance, (max(1, width // 16), max(1, height // 16)), interpolation=cv2.INTER_AREA)
    bins = bins[bins > 1e-8]
    return 0.18 / 2 ** np.log2(bins).mean() if bins.size else 1.0


def denoise(color, albedo, normal, weights=WEIGHTS):
    """Denoised linear RGB (height, width, 3) from Cycles' noisy colour and its denoising passes."""
    tensors = read_tza(weights)
    height, width = color.shape[:2]
    color = np.clip(np.nan_to_num(color.astype(np.float32)), 0, HDR_MAX)
    scale, norm = exposure_scale(color), 1 / pu_forward(np.float32(HDR_MAX))
    encoded = pu_forward(color * scale) * norm
    stack = np.concatenate([encoded, np.clip(albedo, 0, 1), np.clip(normal, -1, 1) * 0.5 + 0.5], axis=2)
    stack = np.pad(stack, ((0, -height % 16), (0, -width % 16), (0, 0)), mode='reflect')
    planes = np.ascontiguousarray(stack.transpose(2, 0, 1)[None], np.float32)

    output = np.empty((3, planes.shape[2], planes.shape[3]), np.float32)
    networks = {}
    for top in range(0, planes.shape[2], TILE_ROWS):
        bottom = min(top + TILE_ROWS, planes.shape[2])
        first, last = max(0, top - OVERLAP), min(planes.shape[2], bottom + OVERLAP)
        rows = last - first
        if rows not in networks:
            networks[rows] = unet(tensors, rows, planes.shape[3])
        networks[rows].setInput(np.ascontiguousarray(planes[:, :, first:last]))
        output[:, top:bottom] = networks[rows].forward()[0][:, top - first:bottom - first]
    decoded = pu_inverse(np.clip(output.transpose(1, 2, 0)[:height, :width], 0, 1) / norm) / scale
    return decoded.astype(np.float32)
