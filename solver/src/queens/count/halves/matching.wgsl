// Counts pairs of disjoint patterns, as `matching.rs` does on the processor: `batch.rs` lays out what is compared.
//
// A workgroup counts the pairs of one tile. It turns the tile's west patterns on their side: for each diagonal, a row of
// bits tells which of them leave it free. The diagonals are cut into six chunks of five bits, and for each chunk the AND
// of its rows is tabulated for all 32 subsets. So six loads compare an east pattern with 128 west ones, which make up a
// quad: four words of 32 patterns. Neighbouring threads take the quads of one east pattern, whose rows lie side by side.

struct Tile {
    // Its first word of west patterns, and how many there are, 1 to 16.
    first: u32,
    words: u32,
    // Where the starts of the buckets of east patterns begin, and the bits of those buckets that are compared.
    starts: u32,
    free: u32,
}

@group(0) @binding(0) var<storage, read> tiles: array<Tile>;
// Words of 32 patterns of 30 bits, or with all bits set where there is none.
@group(0) @binding(1) var<storage, read> west: array<u32>;
// How many solutions a pair stands for, by the word of its west pattern.
@group(0) @binding(2) var<storage, read> weights: array<u32>;
@group(0) @binding(3) var<storage, read> starts: array<u32>;
@group(0) @binding(4) var<storage, read> east: array<u32>;
// The solutions of each tile, lower half first.
@group(0) @binding(5) var<storage, read_write> sums: array<vec2<u32>>;

const THREADS = 256u;
const CHUNK_BITS = 5u;
const CHUNKS = 6u;
const SUBSETS = 32u;
const QUADS = 4u;

var<workgroup> patterns: array<u32, 512>; // 128 * QUADS
var<workgroup> tables: array<vec4<u32>, 768>; // CHUNKS * SUBSETS * QUADS
var<workgroup> sum_low: atomic<u32>;
var<workgroup> sum_high: atomic<u32>;

// Which patterns of a word have a bit clear.
fn free_in(word: u32, bit: u32) -> u32 {
    var row = 0u;
    for (var place = 0u; place < 32u; place++) {
        row |= (~(patterns[word * 32u + place] >> bit) & 1u) << place;
    }
    return row;
}

fn free_in_quad(quad: u32, bit: u32) -> vec4<u32> {
    let word = quad * 4u;
    return vec4(free_in(word, bit), free_in(word + 1u, bit), free_in(word + 2u, bit), free_in(word + 3u, bit));
}

@compute @workgroup_size(THREADS)
fn main(
    @builtin(local_invocation_index) thread: u32,
    @builtin(workgroup_id) group: vec3<u32>,
    @builtin(num_workgroups) groups: vec3<u32>,
) {
    let number = group.y * groups.x + group.x;
    if number >= arrayLength(&tiles) {
        return;
    }
    let tile = tiles[number];
    let quads = (tile.words + 3u) / 4u;
    let quad = thread % quads;
    let lane = thread / quads;

    if thread == 0u {
        atomicStore(&sum_low, 0u);
        atomicStore(&sum_high, 0u);
    }
    for (var i = thread; i < quads * 128u; i += THREADS) {
        var pattern = 0xffffffffu;
        if i < tile.words * 32u {
            pattern = west[tile.first * 32u + i];
        }
        patterns[i] = pattern;
    }
    workgroupBarrier();

    // The rows of single diagonals, and of none. Where there is no pattern nothing is free, so that even the row of no
    // diagonal is clear there, in the first chunk: it tells which patterns have the highest bit clear.
    if lane < CHUNKS * CHUNK_BITS {
        let row = (lane / CHUNK_BITS) * SUBSETS + (1u << (lane % CHUNK_BITS));
        tables[row * quads + quad] = free_in_quad(quad, lane);
    }
    if lane == CHUNKS * CHUNK_BITS {
        tables[quad] = free_in_quad(quad, 31u);
        for (var chunk = 1u; chunk < CHUNKS; chunk++) {
            tables[chunk * SUBSETS * quads + quad] = vec4(0xffffffffu);
        }
    }
    workgroupBarrier();
    for (var bit = 1u; bit < CHUNK_BITS; bit++) {
        let size = 1u << bit;
        for (var i = thread; i < CHUNKS * size * quads; i += THREADS) {
            let base = (i / quads / size) * SUBSETS;
            let subset = (i / quads) % size;
            if subset > 0u {
                let place = i % quads;
                tables[(base + size + subset) * quads + place] =
                    tables[(base + subset) * quads + place] & tables[(base + size) * quads + place];
            }
        }
        workgroupBarrier();
    }

    // Each lane takes every so many east patterns of all buckets, as if they followed one another.
    let lanes = THREADS / quads;
    var counts = vec4<u32>();
    if lane < lanes {
        var bucket = tile.free;
        var at = starts[tile.starts + bucket] + lane;
        loop {
            let end = starts[tile.starts + bucket + 1u];
            while at < end {
                let pattern = east[at];
                var row = tables[(pattern & 31u) * quads + quad];
                row &= tables[(((pattern >> 5u) & 31u) + SUBSETS) * quads + quad];
                row &= tables[(((pattern >> 10u) & 31u) + 2u * SUBSETS) * quads + quad];
                row &= tables[(((pattern >> 15u) & 31u) + 3u * SUBSETS) * quads + quad];
                row &= tables[(((pattern >> 20u) & 31u) + 4u * SUBSETS) * quads + quad];
                row &= tables[(((pattern >> 25u) & 31u) + 5u * SUBSETS) * quads + quad];
                counts += countOneBits(row);
                at += lanes;
            }
            if bucket == 0u {
                break;
            }
            bucket = (bucket - 1u) & tile.free;
            at = at - end + starts[tile.starts + bucket];
        }
    }

    // Words beyond the last have no pairs, whatever weight is read for them.
    let word = tile.first + quad * 4u;
    let total = counts.x * weights[word] + counts.y * weights[word + 1u]
        + counts.z * weights[word + 2u] + counts.w * weights[word + 3u];
    let before = atomicAdd(&sum_low, total);
    if before > ~total {
        atomicAdd(&sum_high, 1u);
    }
    workgroupBarrier();
    if thread == 0u {
        sums[number] = vec2(atomicLoad(&sum_low), atomicLoad(&sum_high));
    }
}
